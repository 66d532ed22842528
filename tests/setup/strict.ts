import net from 'node:net';
import { afterAll, afterEach } from 'vitest';

/**
 * Fails a test on an unexpected console error and on any connection to another machine. Loaded before each file, so it installs
 * itself only once per process.
 */
interface Strict {
  problems: string[];
  expected: RegExp[];
}

const kept = globalThis as { strict?: Strict };
kept.strict ??= install();
const state = kept.strict;

const check = () => {
  const { problems, expected } = state;
  state.problems = [];
  state.expected = [];
  const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
  if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
};

afterEach(check);
afterAll(check);

function install(): Strict {
  const strict: Strict = { problems: [], expected: [] };
  const write = console.error;
  console.error = (...args: unknown[]) => {
    const text = args.map((arg) => (arg instanceof Error ? arg.stack : String(arg))).join(' ');
    strict.problems.push(`console.error: ${text}`);
    if (!strict.expected.some((pattern) => pattern.test(text))) write(...args);
  };
  const connect = net.Socket.prototype.connect;
  net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
    const host = hostOf(args);
    if (isThisMachine(host)) return Reflect.apply(connect, this, args);
    strict.problems.push(`A call to the outside: ${host}`);
    // A closed port: the caller sees an ordinary ECONNREFUSED.
    return Reflect.apply(connect, this, [{ host: '127.0.0.1', port: 1 }]);
  } as typeof connect;
  return strict;
}

/** Node passes the arguments of `connect` as (port, host), as (options), or either as one array. */
function hostOf(args: unknown[]): string | undefined {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof first === 'object' && first !== null) {
    const { host, path } = first as { host?: string; path?: string };
    return path ? undefined : host;
  }
  return typeof first === 'number' && typeof second === 'string' ? second : undefined;
}

/** No host means a Unix socket or a local port. */
function isThisMachine(host: string | undefined): boolean {
  return host === undefined || host === 'localhost' || host === '::1' || /^127\./.test(host);
}
