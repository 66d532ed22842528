import pg from 'pg';

/** Maximum prepared statements per connection; further statements are planned each time. */
const MAX_PREPARED = 500;
/** Executions of a statement before it is prepared. */
const MIN_USES = 3;

const IS_PREPARABLE = /^\s*(?:select|insert|update|delete|with)\b/i;
/** `*` means other columns after the next migration, and PostgreSQL rejects a plan whose result type changed. */
const HAS_STAR = /(?:\b(?:select|distinct|returning)\s+|[,.(]\s*)\*(?<!count\(\*)/i;

export const isPreparable = (text: string): boolean => IS_PREPARABLE.test(text) && !HAS_STAR.test(text);

/** Names of prepared statements; undefined: not prepared. */
export function statementNames(): (text: string) => string | undefined {
  const seen = new Map<string, number>();
  const names = new Map<string, string | undefined>();
  return (text) => {
    if (names.has(text)) return names.get(text);
    if (names.size >= 4 * MAX_PREPARED) return undefined;
    if (!isPreparable(text)) {
      names.set(text, undefined);
      return undefined;
    }
    const times = (seen.get(text) ?? 0) + 1;
    if (seen.size > 4 * MAX_PREPARED) seen.clear();
    seen.set(text, times);
    if (times < MIN_USES || names.size >= MAX_PREPARED) return undefined;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

const nameOf = statementNames();

export const DISCARD = 'discard plans';
/** Statements before a connection first discards its plans. */
const FIRST_DISCARD = 256;

/**
 * Cached plans go stale: those of an empty database use sequential scans, and nothing invalidates them until autovacuum runs (the
 * embedded database has none). Each connection therefore discards its plans after exponentially growing numbers of statements:
 * often in a young database, rarely later.
 */
export function staleness(): () => boolean {
  let [statements, next] = [0, FIRST_DISCARD];
  return () => {
    if (++statements < next) return false;
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
    const send = (...more: unknown[]) => (super.query as (...all: unknown[]) => never).apply(this, [...given, ...more]);
    if (typeof text !== 'string' || typeof args.at(-1) === 'function') return send();
    // With pg's own promise, rows outlive the young generation of the heap (decision 024).
    return new Promise((resolve, reject) => {
      send((error: Error | null, result: unknown) => (error ? reject(error) : resolve(result)));
    }) as never;
  }
}
