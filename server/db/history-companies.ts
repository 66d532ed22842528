import { type RawBuilder, sql } from 'kysely';
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

type CompanyOf = (object: ObjectRef) => number | undefined;

interface Owner {
  model: Model;
  id: number;
  company_id: number;
}

/** The companies of the objects as one JSON array, for the statement that locks the head. */
function ownersOf(objects: readonly ObjectRef[]): RawBuilder<unknown> {
  const idsOf = (model: Model) => objects.filter((object) => object.model === model).map(({ object_id }) => object_id);
  const owned = OWNED.map(([model, table]) => ({ model, table, ids: idsOf(model) })).filter(
    ({ ids }) => ids.length > 0,
  );
  if (owned.length === 0) return sql`null::json`;
  const rows = owned.map(
    ({ model, table, ids }) =>
      sql`select ${sql.lit(model)} as model, id, company_id from ${sql.table(table)}
        where id = any(${ids}::int[]) and company_id is not null`,
  );
  return sql`(select json_agg(o) from (${sql.join(rows, sql` union all `)}) o)`;
}

/** Locks the head of the chain, and reads which companies own the objects, in one statement unless objects were deleted. */
export async function lockHead(
  db: Db,
  objects: readonly ObjectRef[],
): Promise<{ head: { id: number; hash: string }; companyOf: CompanyOf }> {
  const companies = new Map<string, number>();
  const assign = ({ model, id, company_id }: Owner) => companies.set(keyOf({ model, object_id: id }), company_id);
  const { rows } = await sql<{ id: number; hash: string; owners: Owner[] | null }>`
    select h.id, h.hash, ${ownersOf(objects)} as owners from history_head h for update of h`.execute(db);
  const { owners, ...head } = rows[0]!;
  owners?.forEach(assign);
  for (const { model, object_id: id } of objects) if (model === 'company') assign({ model, id, company_id: id });

  const isOwned = new Set<Model>(OWNED.map(([model]) => model));
  const deleted = objects.filter((object) => isOwned.has(object.model) && !companies.has(keyOf(object)));
  if (deleted.length > 0) (await earlierCompanies(db, deleted)).forEach(assign);
  return { head, companyOf: (object) => companies.get(keyOf(object)) };
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
