import { sql } from 'kysely';
import type { WebhookDelivery } from '#core/contract/intake/webhooks.ts';
import { columnList, columnsOf } from '../../../../db/columns.ts';
import { isValidId } from '../../../../db/is-valid-id.ts';
import { iso, type Listed } from '../../../../db/lists/json-dates.ts';
import { readByKeys, readPage } from '../../../../db/lists/list.ts';
import { countOf, tableListing } from '../../../../db/lists/table-list.ts';
import type { Scope } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import type { DeliveryRow, WebhookRow } from '../tables.queries.ts';

export type WebhookView = WebhookRow & { company_name: string };

/** By name: a statement with `*` is never prepared. */
const COLUMNS = columnsOf<WebhookRow>()([
  ...([
    'id',
    'company_id',
    'url',
    'host',
    'description',
    'events',
    'is_active',
    'disabled_reason',
    'sealed_secret',
  ] as const),
  ...([
    'secret_hint',
    'previous_sealed_secret',
    'previous_until',
    'created_date',
    'last_success',
    'failing_since',
  ] as const),
]);

const views = (db: Db) =>
  db
    .selectFrom('webhooks as w')
    .innerJoin('companies as c', 'c.id', 'w.company_id')
    .select(COLUMNS.map((column) => `w.${column}` as const))
    .select('c.name as company_name');

export async function getWebhook(db: Db, scope: Scope, id: number): Promise<WebhookView | undefined> {
  if (!isValidId(id)) return undefined;
  const found = views(db).where('w.id', '=', id);
  return (scope.all ? found : found.where('w.company_id', 'in', [0, ...scope.company_ids])).executeTakeFirst();
}

interface Asked {
  limit: number;
  offset: number;
  search?: string | undefined;
  ordering?: string | undefined;
}

/** Not scoped: the caller may see the company's webhooks. */
export function listWebhooks(db: Db, company_id: number, asked: Asked) {
  const { search = '' } = asked;
  const rows = {
    from: sql`webhooks w`,
    where: [
      sql`w.company_id = ${company_id}`,
      ...(search ? [sql`strpos(lower(w.url || ' ' || w.description), lower(${search})) > 0`] : []),
    ],
  };
  const orderings = { id: sql`w.id` };
  const listing = tableListing({
    ...{ ...rows, id: sql`w.id`, orderings, ordering: asked.ordering ?? 'id' },
    count: countOf(rows),
  });
  return readByKeys<WebhookView>(db, asked, listing, (ids) => views(db).where('w.id', 'in', ids).execute());
}

export async function webhooksOfCompany(db: Db, company_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select('id')
    .where('company_id', '=', company_id)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export type DeliveryView = Pick<
  DeliveryRow,
  'id' | 'webhook_id' | 'message_id' | 'type' | 'status' | 'tries' | 'next_date' | 'body'
>;

const DELIVERY = columnsOf<DeliveryView>()([
  ...(['id', 'webhook_id', 'message_id', 'type', 'status', 'tries', 'next_date', 'body'] as const),
]);

export const getDelivery = async (db: Db, id: number): Promise<DeliveryView | undefined> =>
  isValidId(id)
    ? db.selectFrom('webhook_deliveries').select(DELIVERY).where('id', '=', id).executeTakeFirst()
    : undefined;

/** Of a webhook within the scope. A search is for a message by its ID or type. */
export async function listDeliveries(db: Db, scope: Scope, webhook_id: number, asked: Asked) {
  if (!isValidId(webhook_id)) return { rows: [], count: 0 };
  const { search = '' } = asked;
  const owner = sql`(select w.company_id from webhooks w where w.id = ${webhook_id})`;
  const rows = {
    from: sql`webhook_deliveries d`,
    where: [
      sql`d.webhook_id = ${webhook_id}`,
      ...(scope.all ? [] : [sql`${owner} = any(${[...scope.company_ids]}::int[])`]),
      ...(search ? [sql`(d.message_id = ${search} or d.type = ${search})`] : []),
    ],
  };
  const listing = tableListing({
    ...{ ...rows, id: sql`d.id`, orderings: { id: sql`d.id` }, ordering: asked.ordering ?? '-id' },
    count: search
      ? countOf(rows)
      : sql`select coalesce(sum(change), 0) from counter_webhook_deliveries where webhook_id = ${webhook_id}`,
  });
  const view = sql`select ${columnList('d', DELIVERY)} from keys k join webhook_deliveries d on d.id = k.id`;
  return readPage<Listed<DeliveryView>>(db, asked, { ...listing, rows: view });
}

export const presentDelivery = (row: DeliveryView | Listed<DeliveryView>): WebhookDelivery => ({
  id: row.id,
  message_id: row.message_id,
  type: row.type,
  status: row.status,
  tries: row.tries.map(({ date, code, ms, error, answer }) => ({ date, code, ms, error, answer })),
  next_date: row.next_date && iso(row.next_date),
  body: row.body,
});
