import { sql } from 'kysely';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import type { WebhookType } from '#core/rules/intake/webhook-types.ts';
import type { Announcement } from '../../../../db/announce.ts';
import type { Db } from '../../../../db/tables.ts';

export interface Listeners {
  /** Position of the cause. */
  place: number;
  company_id: number;
  webhook_ids: number[];
}

/**
 * The active webhooks of the company that each cause concerns, if it has any that want it. The notice of a counter-notice's mail
 * causes no `notice.received` (beyond-edges § 15).
 */
export async function listenersOf(db: Db, causes: readonly Announcement[]): Promise<Listeners[]> {
  const { rows } = await sql<Listeners>`
    with causes as (
      select type, object_id, place from unnest(${causes.map(({ type }) => type)}::text[], ${causes.map(({ object_id }) => object_id)}::int[])
        with ordinality as c (type, object_id, place)
    ), owned as (
      select c.type, c.place, case split_part(c.type, '.', 1)
        when 'notice' then (select n.company_id from notices n
          where n.id = c.object_id and not (c.type = 'notice.received' and n.has_counternotice))
        when 'counter_notice' then (select n.company_id from counternotices n where n.id = c.object_id)
        when 'order' then (select o.company_id from orders o where o.id = c.object_id)
        else c.object_id end as company_id
      from causes c
    )
    select (o.place - 1)::int as place, o.company_id, array_agg(w.id order by w.id) as webhook_ids
    from owned o join webhooks w on w.company_id = o.company_id
    where w.is_active and (w.events = '{*}' or o.type = any(w.events))
    group by o.place, o.company_id order by o.place`.execute(db);
  return rows;
}

export interface NoticeFacts {
  id: number;
  status_id: number;
  received_date: Date;
  completeness: Pick<Completeness, 'kind' | 'verdict'>;
}

export const noticeFacts = (db: Db, id: number): Promise<NoticeFacts> =>
  db
    .selectFrom('notices')
    .select(['id', 'status_id', 'received_date', 'completeness'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const orderFacts = (db: Db, id: number) =>
  db.selectFrom('orders').select(['id', 'type_id', 'status_id']).where('id', '=', id).executeTakeFirstOrThrow();

export const expiryOf = (db: Db, company_id: number) =>
  db.selectFrom('companies').select('expires_date').where('id', '=', company_id).executeTakeFirstOrThrow();

export interface NewDelivery {
  webhook_id: number;
  message_id: string;
  type: WebhookType;
  body: string;
  created_date: Date;
}

/** Due at once. */
export async function insertDeliveries(db: Db, deliveries: readonly NewDelivery[]): Promise<number[]> {
  const rows = deliveries.map((one) => ({ ...one, status: 'waiting' as const, next_date: one.created_date }));
  const inserted = await db.insertInto('webhook_deliveries').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}
