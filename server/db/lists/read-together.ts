import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../tables.ts';

/** A read that can share a statement with others: a `select` and its presenter. Rows are JSON, so dates are strings. */
export interface Reading<Row, Shown> {
  readonly rows: RawBuilder<Row>;
  readonly present: (rows: Row[]) => Shown;
}

type Readings = Readonly<Record<string, { rows: RawBuilder<unknown>; present: (rows: never[]) => unknown }>>;

type Shown<R extends Readings> = { [K in keyof R]: ReturnType<R[K]['present']> };

/** Combines several reads into one statement: the round trip costs more than most of them. */
export async function readTogether<R extends Readings>(db: Db, readings: R): Promise<Shown<R>> {
  const list = Object.entries(readings);
  const columns = list.map(
    ([name, { rows }]) => sql`coalesce((select json_agg(r) from (${rows}) r), '[]'::json) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<string, never[]>>`select ${sql.join(columns)}`.execute(db);
  return Object.fromEntries(list.map(([name, { present }]) => [name, present(rows[0]![name]!)])) as Shown<R>;
}
