import { type RawBuilder, sql } from 'kysely';
import type { CompanyExportQuery, CompanyListQuery } from '#core/contract/companies.ts';
import { COMPANY_STATUS, COMPANY_STATUSES, ORDER_STATUS } from '#core/lookups.ts';
import { addDays } from '#core/rules/calendar.ts';
import { EXPIRES_SOON_DAYS, type Protection } from '#core/rules/protection.ts';
import { fold } from '../../../db/fold.ts';
import { plainListing, readPage } from '../../../db/one-page.ts';
import { everyKey, has } from '../../../db/page.ts';
import type { Db } from '../../../db/tables.ts';
import { type CompanyView, VIEW } from './companies.queries.ts';

interface CompanyCountsTable {
  status_id: number;
  change: number;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    company_counts: CompanyCountsTable;
  }
}

type Condition = RawBuilder<boolean>;

const expires = sql`coalesce(c.expires_date, '-infinity'::date)`;
const ORDERINGS = {
  id: sql`c.id`,
  name: sql`lower(c.name)`,
  created_date: sql`c.created_date`,
  expires_date: expires,
  status: sql`c.status_id`,
};
const STANDARD = '-created_date';
const FILED = sql.join([COMPANY_STATUS.registered, COMPANY_STATUS.suspended]);

/** The rules of `core/rules/protection.ts` as conditions; what needs somebody is gathered from an index for each reason. */
function protection(wanted: Protection, today: string): Condition {
  const lasting = sql<boolean>`(c.status_id in (${FILED}) and ${expires} > ${today}::date)`;
  const troubled = sql<boolean>`c.id in (
    select c.id from companies c where ${expires} > ${today}::date and ${expires} <= ${addDays(today, EXPIRES_SOON_DAYS)}::date
    union all select s.company_id from subscriptions s where s.status = 'past_due'
    union all select n.company_id from notices n
      where n.is_forward_failed and n.deleted_date is null and n.company_id is not null
    union all select u.id from companies u where u.notice_email is null and u.status_id in (6, 13) and not exists (
      select 1 from representatives r where r.company_id = u.id and r.role = 'owner' and r.status = 'active'))`;
  if (wanted === 'not_protected') return sql<boolean>`not ${lasting}`;
  return wanted === 'action_needed'
    ? sql<boolean>`(${lasting} and ${troubled})`
    : sql<boolean>`(${lasting} and not ${troubled})`;
}

/** Whether there is one, or there is none, as it was asked. */
const whether = (there: boolean, one: RawBuilder<unknown>): Condition =>
  there ? sql<boolean>`c.id in (${one})` : sql<boolean>`c.id not in (${one})`;

/** What is asked besides the status, each by an index of its own. */
function conditions(query: CompanyExportQuery, today: string): Condition[] {
  const { search, expires_within, has_open_order, has_balance } = query;
  return [
    ...(search ? [has(sql`lower(c.name)`, search)] : []),
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
          whether(
            has_open_order,
            sql`select o.company_id from orders o where o.status_id <> ${sql.lit(ORDER_STATUS.complete)}`,
          ),
        ]),
    ...(has_balance === undefined
      ? []
      : [
          whether(
            has_balance,
            sql`select i.company_id from invoices i where i.status = 'open' and i.company_id is not null`,
          ),
        ]),
  ];
}

const statusOf = ({ status__name }: CompanyExportQuery) =>
  COMPANY_STATUSES.find(({ name }) => name === status__name)?.id;

function filtered(db: Db, status_id: number | undefined, others: readonly Condition[]) {
  let rows = db.selectFrom('companies as c');
  if (status_id !== undefined) rows = rows.where('c.status_id', '=', status_id);
  for (const condition of others) rows = rows.where(condition);
  return rows;
}

/** Kept by status (see the table `company_counts`), however many there are. */
const keptCount = (status_id: number | undefined) =>
  sql`select coalesce(sum(change), 0) from company_counts ${status_id === undefined ? sql`` : sql`where status_id = ${status_id}`}`;

/** All companies: the door has let in superusers only. */
export function listCompanies(
  db: Db,
  query: CompanyListQuery,
  today: string,
): Promise<{ rows: CompanyView[]; count: number }> {
  const [status_id, others, ordering] = [statusOf(query), conditions(query, today), query.ordering ?? STANDARD];
  const status = status_id === undefined ? [] : [sql<boolean>`c.status_id = ${status_id}`];
  return readPage<CompanyView>(
    db,
    query,
    plainListing({
      from: sql`companies c where ${sql.join([sql`true`, ...status, ...others], sql` and `)}`,
      id: sql`c.id`,
      by: ORDERINGS[ordering.replace(/^-/, '') as keyof typeof ORDERINGS],
      descending: ordering.startsWith('-'),
      kept: others.length === 0 ? keptCount(status_id) : undefined,
      rows: sql`select ${VIEW} from keys k join companies c on c.id = k.id`,
    }),
  );
}

export const companyKeys = (db: Db, query: CompanyExportQuery, today: string): Promise<number[]> =>
  everyKey(filtered(db, statusOf(query), conditions(query, today)), query.ordering ?? STANDARD, ORDERINGS, sql`c.id`);

export const foldCounts = (db: Db): Promise<void> => fold(db, 'company_counts', 'status_id');
