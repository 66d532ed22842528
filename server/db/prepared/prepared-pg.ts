import pg from 'pg';

/** Prepared statements per connection; any further statement is planned each time. */
const KEPT = 500;
/** A statement is prepared when it comes this often. */
const OFTEN = 3;

const IS_KEPT = /^\s*(?:select|insert|update|delete|with)\b/i;
/** `*` means other columns after the next migration, and PostgreSQL rejects a plan whose result type changed. */
const HAS_STAR = /(?:\b(?:select|distinct|returning)\s+|[,.(]\s*)\*(?<!count\(\*)/i;

export const isKept = (text: string): boolean => IS_KEPT.test(text) && !HAS_STAR.test(text);

/** The name of the prepared statement; undefined: not prepared. */
export function statementNames(): (text: string) => string | undefined {
  const seen = new Map<string, number>();
  const names = new Map<string, string | undefined>();
  return (text) => {
    if (names.has(text)) return names.get(text);
    if (names.size >= 4 * KEPT) return undefined;
    if (!isKept(text)) {
      names.set(text, undefined);
      return undefined;
    }
    const times = (seen.get(text) ?? 0) + 1;
    if (seen.size > 4 * KEPT) seen.clear();
    seen.set(text, times);
    if (times < OFTEN || names.size >= KEPT) return undefined;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

const nameOf = statementNames();

export const DISCARD = 'discard plans';
const FIRST = 256;

/**
 * Cached plans were made for the tables as they were: those of an empty database read whole tables, and until autovacuum runs
 * (the embedded database has none) nothing invalidates them. So each connection discards its plans after so many statements, then
 * after twice as many, and so on: often while a database is young, rarely later.
 */
export function staleness(): () => boolean {
  let [asked, next] = [0, FIRST];
  return () => {
    if (++asked < next) return false;
    next *= 2;
    return true;
  };
}

/**
 * A connection that prepares recurring statements: planning often costs more than executing, most of all for searches
 * (decisions/022).
 */
export class PreparingClient extends pg.Client {
  readonly #isStale = staleness();

  override query(...args: unknown[]): never {
    if (this.#isStale()) super.query(DISCARD, () => undefined);
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    const given = name === undefined ? args : [{ name, text, values }, ...rest];
    const ask = (...more: unknown[]) => (super.query as (...all: unknown[]) => never).apply(this, [...given, ...more]);
    if (typeof text !== 'string' || typeof args.at(-1) === 'function') return ask();
    // With pg's own promise, rows outlive the young generation of the heap (decision 024).
    return new Promise((resolve, reject) => {
      ask((error: Error | null, result: unknown) => (error ? reject(error) : resolve(result)));
    }) as never;
  }
}
