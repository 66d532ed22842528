import { type RawBuilder, sql } from 'kysely';
import type { CompanyExportQuery, CompanyListQuery } from '#core/contract/registry/companies.ts';
import { COMPANY_STATUS, COMPANY_STATUSES, ORDER_STATUS } from '#core/lookups.ts';
import { addDays } from '#core/rules/text/calendar.ts';
import { EXPIRES_SOON_DAYS, type Protection } from '#core/rules/views/protection.ts';
import { readPage } from '../../../../db/lists/list.ts';
import { containsText } from '../../../../db/lists/search.ts';
import { allKeys, type TableList, tableListing } from '../../../../db/lists/table-list.ts';
import type { Db } from '../../../../db/tables.ts';
import { type CompanyView, VIEW } from '../companies.queries.ts';

type Condition = RawBuilder<boolean>;

const expires = sql`coalesce(c.expires_date, '-infinity'::date)`;
const ORDERINGS = {
  id: sql`c.id`,
  name: sql`lower(c.name)`,
  created_date: sql`c.created_date`,
  expires_date: expires,
  status: sql`c.status_id`,
};
const DEFAULT_ORDERING = '-created_date';
const FILED = sql.join([COMPANY_STATUS.registered, COMPANY_STATUS.suspended]);

/**
 * The rules of `core/rules/views/protection.ts` in SQL. Each reason for action is found through an index. Materialized: without
 * statistics, as in a new embedded database, the planner would repeat the subquery for each company.
 */
function protection(wanted: Protection, today: string): Condition {
  const lasting = sql<boolean>`(c.status_id in (${FILED}) and ${expires} > ${today}::date)`;
  const troubled = sql<boolean>`c.id in (with troubled as materialized (
    select c.id from companies c where ${expires} > ${today}::date and ${expires} <= ${addDays(today, EXPIRES_SOON_DAYS)}::date
    union all select s.company_id from subscriptions s where s.status = 'past_due' or s.status = 'ended'
    union all select n.company_id from notices n
      where n.is_forward_failed and n.deleted_date is null and n.company_id is not null
    union all select r.company_id from public_record_states r where r.is_inactive or r.is_agent_different
    union all select r.company_id from public_record_states r join companies l on l.id = r.company_id
      where r.expires_date <= ${today}::date and r.expires_date < l.expires_date
        and r.accepted_expiry is distinct from l.expires_date
    union all select u.id from companies u where u.notice_email is null and u.status_id in (6, 13) and not exists (
      select 1 from representatives r where r.company_id = u.id and r.role = 'owner' and r.status = 'active'))
    select id from troubled)`;
  if (wanted === 'not_protected') return sql<boolean>`not ${lasting}`;
  return wanted === 'action_needed'
    ? sql<boolean>`(${lasting} and ${troubled})`
    : sql<boolean>`(${lasting} and not ${troubled})`;
}

/** Includes or excludes the companies with these ids. */
const inOrNotIn = (included: boolean, ids: RawBuilder<unknown>): Condition =>
  included ? sql<boolean>`c.id in (${ids})` : sql<boolean>`c.id not in (${ids})`;

/** All filters except the status. Each uses its own index. */
function conditions(query: CompanyExportQuery, today: string): Condition[] {
  const { search, expires_within, has_open_order, has_balance, has_overdue } = query;
  return [
    ...(search ? [containsText(sql`lower(c.name)`, search)] : []),
    ...(query.protection ? [protection(query.protection, today)] : []),
    ...(expires_within === undefined
      ? []
      : [
          sql<boolean>`(c.status_id in (${FILED}) and ${expires} > ${today}::date
            and ${expires} <= ${addDays(today, expires_within)}::date)`,
        ]),
    ...(has_open_order === undefined
      ? []
      : [
          inOrNotIn(
            has_open_order,
            sql`select o.company_id from orders o where o.status_id <> ${sql.lit(ORDER_STATUS.complete)}`,
          ),
        ]),
    ...(has_balance === undefined
      ? []
      : [
          inOrNotIn(
            has_balance,
            sql`select i.company_id from invoices i where i.status = 'open' and i.company_id is not null`,
          ),
        ]),
    ...(has_overdue === undefined
      ? []
      : [
          inOrNotIn(
            has_overdue,
            sql`select i.company_id from invoices i
                where i.status = 'open' and i.due_date < ${today}::date and i.company_id is not null
              union all select s.company_id from subscriptions s where s.status = 'past_due'`,
          ),
        ]),
  ];
}

const statusOf = ({ status__name }: CompanyExportQuery) =>
  COMPANY_STATUSES.find(({ name }) => name === status__name)?.id;

const counter = (status_id: number | undefined) =>
  sql`select coalesce(sum(change), 0) from counter_companies_by_status ${status_id === undefined ? sql`` : sql`where status_id = ${status_id}`}`;

/** The list of matching companies, counted by a counter if only the status filter is set. */
function listOf(query: CompanyExportQuery, today: string): TableList {
  const [status_id, others] = [statusOf(query), conditions(query, today)];
  return {
    from: sql`companies c`,
    where: [...(status_id === undefined ? [] : [sql`c.status_id = ${status_id}`]), ...others],
    id: sql`c.id`,
    orderings: ORDERINGS,
    ordering: query.ordering ?? DEFAULT_ORDERING,
    count: others.length === 0 ? counter(status_id) : undefined,
  };
}

/** Lists all companies. The endpoint is for superusers only. */
export const listCompanies = (
  db: Db,
  query: CompanyListQuery,
  today: string,
): Promise<{ rows: CompanyView[]; count: number }> =>
  readPage<CompanyView>(db, query, {
    ...tableListing(listOf(query, today)),
    rows: sql`select ${VIEW} from keys k join companies c on c.id = k.id`,
  });

export const companyKeys = (db: Db, query: CompanyExportQuery, today: string): Promise<number[]> =>
  allKeys(db, listOf(query, today));
