import { type RawBuilder, sql } from 'kysely';
import { confinedTo, foundKeys, LATEST, latestOfEach, type Source, type Wanted } from '../../../db/lists/find.ts';
import { inCompanies } from '../../../db/lists/in-companies.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';

type Part = RawBuilder<unknown>;

/** A search result before it is presented. */
export interface FoundRow {
  id: number;
  name: string;
  text: string;
  status_id: number | null;
}

const ofCompanies = (companies: readonly number[] | undefined, column: Part): Part =>
  companies ? inCompanies(column, companies) : sql`true`;

/** The latest rows of each company, or of all, in the order of an index. */
const latestOf = (companies: readonly number[] | undefined, table: string, picked: Part, alive: Part, order: Part) =>
  companies
    ? sql`select one.* from unnest(${companies}::int[]) as c (id) cross join lateral (
        select ${picked} from ${sql.table(table)} r where r.company_id = c.id and ${alive}
        order by ${order} limit ${latestOfEach(companies)}) one`
    : sql`select ${picked} from ${sql.table(table)} r where ${alive} order by ${order} limit ${LATEST}`;

async function rowsOf(db: Db, source: Source, wanted: Wanted, read: Part): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    with ${foundKeys(source, wanted)} ${read} order by found.place, found.id desc`.execute(db);
  return rows;
}

export function findCompanies(db: Db, scope: Scope, wanted: Wanted): Promise<FoundRow[]> {
  const companies = confinedTo(scope);
  const own = ofCompanies(companies, sql`r.id`);
  const source = {
    all: sql`companies t where ${ofCompanies(companies, sql`t.id`)}`,
    text: sql`lower(t.name)`,
    newest: sql`select r.id, lower(r.name) as text from companies r where ${own} order by r.id desc limit ${LATEST}`,
    begins: sql`lower(t.name) collate "C"`,
  };
  const read = sql`select c.id, c.name, concat_ws(', ', nullif(c.city, ''), nullif(c.state, '')) as text, c.status_id
    from found join companies c using (id)`;
  return rowsOf(db, source, wanted, read);
}

export function findDomains(db: Db, scope: Scope, wanted: Wanted): Promise<FoundRow[]> {
  const companies = confinedTo(scope);
  const latest = companies ? sql`r.created_date desc, r.id desc` : sql`r.id desc`;
  const source = {
    all: sql`domains t where ${ofCompanies(companies, sql`t.company_id`)}`,
    text: sql`t.search`,
    newest: latestOf(companies, 'domains', sql`r.id, r.search as text`, sql`true`, latest),
    begins: sql`t.name`,
  };
  const read = sql`select d.id, d.unicode_name as name, c.name as text, d.status_id
    from found join domains d using (id) join companies c on c.id = d.company_id`;
  return rowsOf(db, source, wanted, read);
}

export function findNotices(db: Db, scope: Scope, wanted: Wanted): Promise<FoundRow[]> {
  const companies = confinedTo(scope);
  const alive = sql`r.deleted_date is null`;
  const latest = sql`r.received_date desc, r.id desc`;
  const source = {
    all: sql`notices t where t.deleted_date is null and ${ofCompanies(companies, sql`t.company_id`)}`,
    text: sql`t.search`,
    newest: latestOf(companies, 'notices', sql`r.id, r.search as text`, alive, latest),
  };
  return rowsOf(db, source, wanted, sql`${noticeLine} from found join notices n using (id) ${noticeCompany}`);
}

/** decisions §10: a customer sees senders of their own companies and those who sent them a notice. */
export function findSenders(db: Db, scope: Scope, wanted: Wanted): Promise<FoundRow[]> {
  const companies = confinedTo(scope);
  const latestNotices = latestOf(
    companies,
    'notices',
    sql`r.sender_id`,
    sql`r.deleted_date is null`,
    sql`r.received_date desc, r.id desc`,
  );
  const source: Source = companies
    ? {
        all: sql`contacts t where (t.company_id = any(${companies}::int[]) or (t.company_id is null and t.id in (
          select n.sender_id from notices n where n.company_id = any(${companies}::int[]) and n.deleted_date is null)))`,
        text: sql`t.search`,
        newest: sql`
          select r.id, r.search as text from contacts r where r.company_id = any(${companies}::int[])
          union select r.id, r.search from contacts r where r.company_id is null
            and r.id in (select sender_id from (${latestNotices}) latest_notices)`,
      }
    : {
        all: sql`contacts t where true`,
        text: sql`t.search`,
        newest: sql`select r.id, r.search as text from contacts r order by r.id desc limit ${LATEST}`,
        begins: sql`t.email collate "C"`,
      };
  const read = sql`select s.id, coalesce(nullif(s.name, ''), s.email) as name,
      case when s.name = '' then s.company else s.email end as text, null::int as status_id
    from found join contacts s using (id)`;
  return rowsOf(db, source, wanted, read);
}

/** All users: the caller is a superuser. */
export function findUsers(db: Db, wanted: Wanted): Promise<FoundRow[]> {
  const text = (alias: string) => {
    const column = (name: string) => sql.ref(`${alias}.${name}`);
    return sql`(${column('email')} || ' ' || lower(${column('first_name')} || ' ' || ${column('last_name')}))`;
  };
  const source = {
    all: sql`users t where t.deleted_date is null`,
    text: text('t'),
    newest: sql`select r.id, ${text('r')} as text from users r where r.deleted_date is null
      order by r.date_joined desc, r.id desc limit ${LATEST}`,
    begins: sql`t.email collate "C"`,
  };
  const read = sql`select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, u.email as text,
    u.status_id from found join users u using (id)`;
  return rowsOf(db, source, wanted, read);
}

const noticeLine = sql`select n.id, n.subject as name, coalesce(c.name, '') as text, n.status_id`;
const noticeCompany = sql`left join companies c on c.id = n.company_id`;

export async function noticeNumbered(db: Db, scope: Scope, id: number): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`${noticeLine} from notices n ${noticeCompany}
    where n.id = ${id} and n.deleted_date is null and ${ofCompanies(confinedTo(scope), sql`n.company_id`)}`.execute(db);
  return rows;
}

/** Invoices whose number begins with one of the prefixes, newest first. The reader may pay for these companies, or for all. */
export async function invoicesNumbered(
  db: Db,
  companies: readonly number[] | undefined,
  prefixes: readonly string[],
  limit: number,
): Promise<InvoiceLine[]> {
  const begins = prefixes.map((one) => sql`i.number collate "C" like ${`${one}%`}`);
  const { rows } = await sql<InvoiceLine>`
    select i.id, i.number as name, c.name as text, null::int as status_id, i.company_id, i.total_cents, i.status
    from invoices i join companies c on c.id = i.company_id
    where (${sql.join(begins, sql` or `)}) and ${ofCompanies(companies, sql`i.company_id`)}
    order by i.id desc limit ${limit}`.execute(db);
  return rows;
}
type InvoiceLine = FoundRow & { company_id: number; total_cents: number; status: string };

type OrderLine = FoundRow & { type_id: number };

const orderLine = sql`select o.id, '' as name, c.name as text, o.status_id, o.type_id
  from orders o join companies c on c.id = o.company_id`;

export async function orderNumbered(db: Db, scope: Scope, id: number): Promise<OrderLine[]> {
  const { rows } = await sql<OrderLine>`${orderLine}
    where o.id = ${id} and ${ofCompanies(confinedTo(scope), sql`o.company_id`)}`.execute(db);
  return rows;
}

/** The latest orders of companies found within the scope. */
export async function ordersOfFound(db: Db, company_ids: readonly number[], limit: number): Promise<OrderLine[]> {
  const { rows } = await sql<OrderLine>`${orderLine}
    where o.id in (select one.id from unnest(${[...company_ids]}::int[]) as f (id) cross join lateral (
      select r.id from orders r where r.company_id = f.id order by r.id desc limit ${limit}) one)
    order by o.id desc limit ${limit}`.execute(db);
  return rows;
}
