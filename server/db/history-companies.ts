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

interface ObjectRef {
  model: Model;
  object_id: number;
}
const keyOf = ({ model, object_id }: ObjectRef): string => `${model} ${object_id}`;

/** Tables with a `company_id`. A company owns itself; a user belongs to no company. */
const OWNED: readonly (readonly [Model, table: string])[] = [
  ['order', 'orders'],
  ['domain', 'domains'],
  ['representative', 'representatives'],
  ['invoice', 'invoices'],
  ['event', 'events'],
  ['notice', 'notices'],
  ['contact', 'contacts'],
  ['counternotice', 'counternotices'],
  ['subscriber', 'subscribers'],
  ['webhook', 'webhooks'],
  ['token', 'company_tokens'],
];

/** The companies that own the objects, in at most two statements. Runs before the chain is locked. */
export async function companiesOf(
  db: Db,
  objects: readonly ObjectRef[],
): Promise<(object: ObjectRef) => number | undefined> {
  const companies = new Map<string, number>();
  const assign = (model: Model, { id, company_id }: { id: number; company_id: number }) =>
    companies.set(keyOf({ model, object_id: id }), company_id);
  const idsOf = (model: Model) => objects.filter((object) => object.model === model).map(({ object_id }) => object_id);
  for (const id of idsOf('company')) assign('company', { id, company_id: id });

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
    for (const row of found.rows) assign(row.model, row);
  }

  const deleted = owned.flatMap(({ model, ids }) =>
    ids.filter((object_id) => !companies.has(keyOf({ model, object_id }))).map((object_id) => ({ model, object_id })),
  );
  if (deleted.length > 0) for (const row of await earlierCompanies(db, deleted)) assign(row.model, row);
  return (object) => companies.get(keyOf(object));
}

/** The owners of objects that the transaction deleted, from their earlier history entries. */
async function earlierCompanies(db: Db, objects: readonly ObjectRef[]) {
  const types = objects.map(({ model }) => CONTENT_TYPES[model]);
  const ids = objects.map(({ object_id }) => object_id);
  const { rows } = await sql<{ content_type: number; id: number; company_id: number }>`
    select t.content_type, t.id, earlier.company_id
    from unnest(${types}::smallint[], ${ids}::int[]) as t (content_type, id)
    cross join lateral (
      select hc.company_id from history h join history_companies hc on hc.history_id = h.id
      where h.content_type = t.content_type and h.object_id = t.id order by h.id desc limit 1
    ) earlier`.execute(db);
  const models = new Map<number, Model>(objects.map(({ model }) => [CONTENT_TYPES[model], model]));
  return rows.map((row) => ({ ...row, model: models.get(row.content_type)! }));
}
