import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { inRoot } from '../../scripts/lib/project.mjs';
import { testEnvironment } from '../../scripts/lib/test-environment.mjs';

export const SECRET = 'of-the-bench-and-of-nothing-else-0123456789';

export interface Running {
  readonly pid: number;
  readonly port: number;
  readonly smtp: number;
  /** Time from start to the first healthy response. */
  readonly startMs: number;
  /** Suspends the process, so that its background work does not cost the other server. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

async function launch(args: readonly string[], env: Record<string, string>, health: string): Promise<Running> {
  const [port, smtp] = [(await freePort()) as number, (await freePort()) as number];
  const start = performance.now();
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...testEnvironment(), JWT_SECRET: SECRET, PORT: String(port), INBOUND_SMTP_PORT: String(smtp), ...env },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    const answered = await fetch(`http://127.0.0.1:${port}${health}`).catch(() => undefined);
    await answered?.arrayBuffer();
    if (answered && answered.status < 500) break;
    await wait(5);
  }
  const startMs = performance.now() - start;
  return {
    ...{ pid: child.pid as number, port, smtp, startMs },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      process.off('exit', kill);
      child.kill('SIGTERM');
      // A suspended process does not receive SIGTERM.
      child.kill('SIGCONT');
      await once(child, 'exit');
    },
  };
}

const named = (url: string, name: string) => `${url}?application_name=${name}`;

/** The product as `npm start` runs it: one built process. */
export const launchProduct = (url: string): Promise<Running> =>
  launch(
    [inRoot('dist', 'server', 'main.js')],
    {
      DATABASE_URL: named(url, 'product'),
      ...{ NODE_ENV: 'production', DEMO: '0', RATE_LIMIT_EXEMPT: '127.0.0.1', LOG_LEVEL: 'info' },
    },
    '/api/health/',
  );

/** It takes the text of the public pages from the product. */
export const launchBare = (url: string, product: Running): Promise<Running> =>
  launch(
    ['--import', 'tsx', inRoot('bench', 'bare', 'server.ts')],
    { DATABASE_URL: named(url, 'bare'), NODE_ENV: 'production', PRODUCT_PORT: `${product.port}` },
    '/',
  );
