import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { syncCounters } from './counters/sync-counters.ts';
import type { Db } from './tables.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** A database or a backup that this version can't bring up to date; what to do about it, in one line. */
export class UnsupportedSchemaError extends Error {}

/** Comments, strings and bodies between $$ are one piece each: a semicolon within them ends no statement. */
const PIECES = /--[^\n]*|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;'$-]+|[\s\S]/g;

/** One statement per element: neither driver takes several at once. */
export function statements(source: string): string[] {
  const list = [''];
  for (const [piece] of source.matchAll(PIECES)) {
    if (piece === ';') list.push('');
    else if (!piece.startsWith('--')) list[list.length - 1] += piece;
  }
  return list.map((statement) => statement.trim()).filter(Boolean);
}

/** Numbered SQL in order: a base file per area, then one file per change. */
export const knownMigrations = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((name) => /^\d{3}-.*\.sql$/.test(name)).sort();

/** The migration that made a schema which has nothing in common with this version's base; undefined: there is none. */
export const otherBase = (applied: readonly string[], known: readonly string[]): string | undefined =>
  applied.length > 0 && !applied.includes(known[0]!) ? [...applied].sort()[0] : undefined;

function refuseOtherBase(applied: readonly string[], known: readonly string[]): void {
  const base = otherBase(applied, known);
  if (base === undefined) return;
  throw new UnsupportedSchemaError(
    `The database was made by an unsupported earlier version (${base}) and can't be upgraded: set DATA_DIR or DATABASE_URL to an empty one`,
  );
}

/**
 * Applies the missing migrations in one transaction under one lock, forward only, and brings the counters up to date. Returns what
 * was applied. With `names`, applies only these and leaves the counters out: the schema as it was when a backup was made.
 */
export async function migrate(db: Db, kind: 'embedded' | 'postgresql', names?: readonly string[]): Promise<string[]> {
  const known = await knownMigrations();
  return inTransaction(db, async (tx) => {
    await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
    if (kind === 'postgresql') await sql`select pg_advisory_xact_lock(817200512)`.execute(tx);
    await sql`create table if not exists migrations (name text primary key)`.execute(tx);
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(tx);
    const applied = rows.map(({ name }) => name);
    refuseOtherBase(applied, known);
    const missing = (names ?? known).filter((name) => !applied.includes(name));
    for (const name of missing) {
      const source = await readFile(new URL(name, FOLDER), 'utf8');
      for (const statement of statements(source)) await sql.raw(statement).execute(tx);
      await sql`insert into migrations (name) values (${name})`.execute(tx);
    }
    if (!names) await syncCounters(tx);
    return missing;
  });
}

const inTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
