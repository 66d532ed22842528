import { sql } from 'kysely';
import { CONTENT_TYPES, type Model } from '#core/lookups.ts';
import type { Db } from './tables.ts';

declare module './tables.ts' {
  interface Tables {
    history_companies: {
      history_id: number;
      company_id: number;
      number: number;
      content_type: number;
      is_snapshot: boolean;
      action: string;
    };
  }
}

interface Thing {
  model: Model;
  object_id: number;
}
const keyOf = ({ model, object_id }: Thing): string => `${model} ${object_id}`;

/** The tables whose rows say which company they belong to. A company is its own; a user is nobody's. */
const OWNED: readonly (readonly [Model, table: string])[] = [
  ['order', 'orders'],
  ['domain', 'domains'],
  ['representative', 'representatives'],
  ['invoice', 'invoices'],
  ['event', 'events'],
  ['notice', 'notices'],
  ['contact', 'contacts'],
];

/** Before the chain is locked: whose the things of an act are, in two statements however many there are. */
export async function companiesOf(db: Db, things: readonly Thing[]): Promise<(thing: Thing) => number | undefined> {
  const companies = new Map<string, number>();
  const keep = (model: Model, { id, company_id }: { id: number; company_id: number }) =>
    companies.set(keyOf({ model, object_id: id }), company_id);
  const idsOf = (model: Model) => things.filter((thing) => thing.model === model).map(({ object_id }) => object_id);
  for (const id of idsOf('company')) keep('company', { id, company_id: id });

  const owned = OWNED.map(([model, table]) => ({ model, table, ids: idsOf(model) })).filter(
    ({ ids }) => ids.length > 0,
  );
  if (owned.length > 0) {
    const rows = owned.map(
      ({ model, table, ids }) =>
        sql`select ${sql.lit(model)} as model, id, company_id from ${sql.table(table)}
          where id = any(${ids}::int[]) and company_id is not null`,
    );
    const found = await sql<{
      model: Model;
      id: number;
      company_id: number;
    }>`${sql.join(rows, sql` union all `)}`.execute(db);
    for (const row of found.rows) keep(row.model, row);
  }

  const gone = owned.flatMap(({ model, ids }) =>
    ids.filter((object_id) => !companies.has(keyOf({ model, object_id }))).map((object_id) => ({ model, object_id })),
  );
  if (gone.length > 0) for (const row of await earlierCompanies(db, gone)) keep(row.model, row);
  return (thing) => companies.get(keyOf(thing));
}

/** What the act deleted is still whose it was: its earlier entries say so. */
async function earlierCompanies(db: Db, things: readonly Thing[]) {
  const types = things.map(({ model }) => CONTENT_TYPES[model]);
  const ids = things.map(({ object_id }) => object_id);
  const { rows } = await sql<{ content_type: number; id: number; company_id: number }>`
    select t.content_type, t.id, earlier.company_id
    from unnest(${types}::smallint[], ${ids}::int[]) as t (content_type, id)
    cross join lateral (
      select hc.company_id from history h join history_companies hc on hc.history_id = h.id
      where h.content_type = t.content_type and h.object_id = t.id order by h.id desc limit 1
    ) earlier`.execute(db);
  const models = new Map<number, Model>(things.map(({ model }) => [CONTENT_TYPES[model], model]));
  return rows.map((row) => ({ ...row, model: models.get(row.content_type)! }));
}
