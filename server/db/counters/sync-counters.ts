import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { byTable, type Counted, definition, fill, functionOf } from './counter-sql.ts';
import { COUNTERS } from './declared.ts';

interface Installed {
  counted_table: string;
  counters: string[];
  hash: string;
}

async function remove(tx: Db, { counted_table, counters }: Installed): Promise<void> {
  await sql`drop function if exists ${sql.table(functionOf(counted_table))}() cascade`.execute(tx);
  for (const name of counters) await sql`drop table if exists ${sql.table(name)}`.execute(tx);
  await sql`delete from counters where counted_table = ${counted_table}`.execute(tx);
}

async function install(tx: Db, one: Counted, statements: readonly string[], hash: string): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(tx);
  for (const counter of one.counters) await sql.raw(fill(counter)).execute(tx);
  const names = one.counters.map(({ name }) => name);
  await sql`insert into counters (counted_table, counters, hash) values (${one.table}, ${names}::text[], ${hash})`.execute(
    tx,
  );
}

/** Brings the database in line with the declaration: new and changed counters are created and filled. */
export async function syncCounters(tx: Db, declared = COUNTERS): Promise<void> {
  await sql`create table if not exists counters (counted_table text primary key, counters text[] not null, hash text not null)`.execute(
    tx,
  );
  const { rows } = await sql<Installed>`select counted_table, counters, hash from counters`.execute(tx);
  const wanted = byTable(declared).map((one) => {
    const statements = definition(one);
    return { one, statements, hash: createHash('sha256').update(statements.join(';')).digest('hex') };
  });
  for (const installed of rows) {
    const isWanted = wanted.some(({ one, hash }) => one.table === installed.counted_table && hash === installed.hash);
    if (!isWanted) await remove(tx, installed);
  }
  for (const { one, statements, hash } of wanted) {
    const isInstalled = rows.some((row) => row.counted_table === one.table && row.hash === hash);
    if (!isInstalled) await install(tx, one, statements, hash);
  }
}
