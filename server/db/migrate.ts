import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { syncCounters } from './counters/sync-counters.ts';
import type { Db } from './tables.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** The schema can't be upgraded by this version. The message says what to do. */
export class UnsupportedSchemaError extends Error {}

/** Tokens. Comments, strings and $$ bodies are one token each: semicolons in them end no statement. */
const PIECES = /--[^\n]*|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;'$-]+|[\s\S]/g;

/** Splits SQL into statements: neither driver accepts several at once. */
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

/** The first migration of a schema with a different base than this version's; undefined if the base is the same. */
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
 * Applies pending migrations, forward only, in one transaction under an advisory lock, and syncs the counters. Returns the applied
 * names. With `names`, applies only those and no counters: the schema as it was when a backup was made.
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
