import { sql } from 'kysely';
import { ORDER_STATUS } from '#core/lookups.ts';
import { existsInPage } from '../../../../db/lists/attached-to.ts';

/** Order summary for the home screen, without domains, because an order may have thousands. */
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
  ${existsInPage(sql`from subscriptions s where s.company_id = o.company_id and s.status = 'active'`)} as is_subscribed,
  (select json_build_object('id', c.id, 'name', c.name) from companies c where c.id = o.company_id) as company`;

/** A member's drafts and unpaid orders, oldest first. */
export const ownOpenOrders = (company_ids: readonly number[], limit: number) => sql<BriefRow>`
  select ${BRIEF} from orders o where o.company_id = any(${[...company_ids]}::int[])
    and o.status_id in (${sql.lit(ORDER_STATUS.draft)}, ${sql.lit(ORDER_STATUS.waiting_for_payment)})
    and o.status_id <> ${sql.lit(ORDER_STATUS.complete)}
  order by o.id limit ${sql.lit(limit)}`;

/** The Processing order that has waited longest. */
export const oldestToFile = sql<BriefRow>`
  select ${BRIEF} from orders o where o.status_id = ${sql.lit(ORDER_STATUS.processing)} order by o.id limit 1`;

export const newestOrders = (limit: number) => sql<BriefRow>`
  select ${BRIEF} from orders o order by o.created_date desc, o.id desc limit ${sql.lit(limit)}`;
