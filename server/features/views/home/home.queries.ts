import { type RawBuilder, sql } from 'kysely';
import { COMPANY_STATUS, NOTICE_STATUS, ORDER_STATUS } from '#core/lookups.ts';
import { UNASSIGNED } from '../../../db/counters/declared.ts';
import { ownerOf } from '../../../db/counters/owner-of.ts';
import type { Scope } from '../../../db/scope.ts';
import { formsToDecide } from '../../intake/submissions/queue/list-unconfirmed.ts';

/** Number of domains in a status. */
export interface StatusCount {
  status_id: number;
  count: number;
}

export const domainCounts = (scope: Scope): RawBuilder<StatusCount> =>
  sql`select status_id, sum(change)::int as count from counter_domains_by_status where ${ownerOf(scope)} group by status_id`;

export interface DeskNumbers {
  to_process: number;
  waiting_for_payment: number;
  expired: number;
  unmatched: number;
  unread: number;
  unconfirmed_forms: number;
  failed_forwards: number;
  open_cents: number;
  open_invoices: number;
  overdue_invoices: number;
  dead_jobs: number;
  failed_mails: number;
}

const total = (table: string, status_id: number) =>
  sql`(select coalesce(sum(change), 0)::int from ${sql.table(table)} where status_id = ${sql.lit(status_id)})`;

interface At {
  today: string;
  mailsSince: string;
  now: Date;
}

/**
 * All dashboard numbers in one row, each from a small partial index or a counter. Dates are literals, so that the
 * statement is planned once a day and not for every call.
 */
export const deskNumbers = ({ today, mailsSince, now }: At) => sql<DeskNumbers>`
    select
      ${total('counter_orders_by_status', ORDER_STATUS.processing)} as to_process,
      ${total('counter_orders_by_status', ORDER_STATUS.waiting_for_payment)} as waiting_for_payment,
      ${total('counter_companies_by_status', COMPANY_STATUS.expired)} as expired,
      (select coalesce(sum(change), 0)::int from counter_notices_by_status
        where company_id = ${sql.lit(UNASSIGNED)} and status_id = ${sql.lit(NOTICE_STATUS.new)}) as unmatched,
      (select count(*)::int from notices where completeness ->> 'verdict' = 'unread' and deleted_date is null) as unread,
      (select count(*)::int from submissions s where ${formsToDecide(now).areWaiting}) as unconfirmed_forms,
      (select count(*)::int from notices where is_forward_failed and deleted_date is null) as failed_forwards,
      invoice.open_cents, invoice.open_invoices, invoice.overdue_invoices,
      (select count(*)::int from jobs where dead_at is not null) as dead_jobs,
      (select count(*)::int from mails where status = 'failed' and created_date >= ${sql.lit(mailsSince)}::date) as failed_mails
    from (
      select coalesce(sum(total_cents), 0)::bigint::float8 as open_cents, count(*)::int as open_invoices,
        count(*) filter (where due_date < ${sql.lit(today)}::date)::int as overdue_invoices
      from invoices where status = 'open') invoice`;

export interface PaidWeek {
  week: number;
  cents: number;
  invoices: number;
}

/** Paid invoices by week, starting at the given Monday. */
export const paidByWeek = (from: string) => sql<PaidWeek>`
    select (date - ${sql.lit(from)}::date) / 7 as week, sum(total_cents)::float8 as cents, count(*)::int as invoices
    from invoices where status = 'paid' and date >= ${sql.lit(from)}::date group by 1`;
