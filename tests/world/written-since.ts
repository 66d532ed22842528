import { type RawBuilder, sql } from 'kysely';
import type { World } from './world.ts';

/** The number of the next transaction: rows written from now on carry it or a later one. */
export async function nextTransaction({ deps: { db } }: World): Promise<string> {
  const { rows } = await sql<{ id: string }>`select txid_current()::text as id`.execute(db);
  return rows[0]!.id;
}

/** Every value of every row that was written since a transaction, as text. */
export async function writtenSince({ deps: { db } }: World, transaction: string): Promise<string> {
  const run = async (query: RawBuilder<Record<string, unknown>>) => (await query.execute(db)).rows;
  const tables = await run(sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const isSince = sql`t.xmin::text::bigint >= ${transaction}::bigint`;
  const parts: string[] = [];
  for (const { name } of tables) {
    const rows = await run(sql`select t::text as row from ${sql.table(String(name))} t where ${isSince}`);
    parts.push(...rows.map(({ row }) => String(row)));
  }
  const blobs = await run(sql`select encode(bytes, 'escape') as row from blob_chunks t where ${isSince}`);
  return [...parts, ...blobs.map(({ row }) => String(row))].join('\n');
}
