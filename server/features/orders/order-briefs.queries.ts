import { sql } from 'kysely';
import { ORDER_STATUS } from '#core/lookups.ts';
import type { Db } from '../../db/tables.ts';

/** What a line of a home shows of an order: without its domains, of which one may have thousands. */
export interface BriefRow {
  id: number;
  type_id: number;
  status_id: number;
  plan_id: number;
  is_covered: boolean;
  is_subscribed: boolean;
  created_date: string;
  company: { id: number; name: string };
}

const BRIEF = sql`o.id, o.type_id, o.status_id, o.plan_id, o.is_covered, o.created_date,
  exists (select 1 from subscriptions s where s.company_id = o.company_id and s.status = 'active') as is_subscribed,
  (select json_build_object('id', c.id, 'name', c.name) from companies c where c.id = o.company_id) as company`;

/** A member's drafts and unpaid orders, the oldest first. */
export async function ownOpenOrders(db: Db, company_ids: readonly number[], limit: number): Promise<BriefRow[]> {
  const { rows } = await sql<{ orders: BriefRow[] | null }>`
    select json_agg(o) as orders from (
      select ${BRIEF} from orders o where o.company_id = any(${[...company_ids]}::int[])
        and o.status_id in (${sql.lit(ORDER_STATUS.draft)}, ${sql.lit(ORDER_STATUS.waiting_for_payment)})
        and o.status_id <> ${sql.lit(ORDER_STATUS.complete)}
      order by o.id limit ${sql.lit(limit)}) o`.execute(db);
  return rows[0]!.orders ?? [];
}

/** The one that has waited longest to be filed, and the newest. */
export async function oldestAndNewest(
  db: Db,
  limit: number,
): Promise<{ oldest: BriefRow | null; newest: BriefRow[] | null }> {
  const { rows } = await sql<{ oldest: BriefRow | null; newest: BriefRow[] | null }>`
    select
      (select row_to_json(o) from (
        select ${BRIEF} from orders o where o.status_id = ${sql.lit(ORDER_STATUS.processing)} order by o.id limit 1) o) as oldest,
      (select json_agg(o) from (
        select ${BRIEF} from orders o order by o.created_date desc, o.id desc limit ${sql.lit(limit)}) o) as newest`.execute(
    db,
  );
  return rows[0]!;
}
