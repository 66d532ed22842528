import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from './tables.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Remarks, texts and bodies between $$ are one piece each: what looks like an end within them is none. */
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

/** What this version knows, in its order. */
export const knownMigrations = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((name) => /^\d{3}-.*\.sql$/.test(name)).sort();

/**
 * Numbered SQL, forward only, all that is missing in one transaction under one lock. Returns what was applied. `names`: only
 * these, for a database that is to be as it was at an earlier time.
 */
export async function migrate(db: Db, kind: 'embedded' | 'postgresql', names?: readonly string[]): Promise<string[]> {
  const wanted = names ?? (await knownMigrations());
  return inTransaction(db, async (tx) => {
    if (kind === 'postgresql') await sql`select pg_advisory_xact_lock(817200512)`.execute(tx);
    await sql`create table if not exists migrations (name text primary key)`.execute(tx);
    const known = new Set(
      (await sql<{ name: string }>`select name from migrations`.execute(tx)).rows.map((r) => r.name),
    );
    const missing = wanted.filter((name) => !known.has(name));
    for (const name of missing) {
      const source = await readFile(new URL(name, FOLDER), 'utf8');
      for (const statement of statements(source)) await sql.raw(statement).execute(tx);
      await sql`insert into migrations (name) values (${name})`.execute(tx);
    }
    return missing;
  });
}

const inTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
