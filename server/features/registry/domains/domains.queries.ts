import { type Generated, type GeneratedAlways, type Selectable, sql } from 'kysely';
import { ID_MAX } from '#core/constants.ts';
import { DOMAIN_STATUS } from '#core/lookups.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';

interface DomainsTable {
  id: Generated<number>;
  name: string;
  unicode_name: string;
  search: GeneratedAlways<string>;
  email: string | null;
  company_id: number;
  status_id: number;
  created_date: Date;
}

interface OrderDomainsTable {
  order_id: number;
  domain_id: number;
  is_removed: Generated<boolean>;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    domains: DomainsTable;
    order_domains: OrderDomainsTable;
  }
}

export type DomainRow = Omit<Selectable<DomainsTable>, 'search'> & { company_name: string };

export const domains = (db: Db) =>
  db
    .selectFrom('domains as d')
    .innerJoin('companies as c', 'c.id', 'd.company_id')
    .select([
      'd.id',
      'd.name',
      'd.unicode_name',
      'd.email',
      'd.company_id',
      'd.status_id',
      'd.created_date',
      'c.name as company_name',
    ]);

const within = (db: Db, scope: Scope) =>
  domains(db).$if(!scope.all, (q) =>
    q.where(scope.all ? sql.lit(true) : sql<boolean>`d.company_id = any(${[...scope.company_ids]}::int[])`),
  );

export async function getDomain(db: Db, scope: Scope, id: number): Promise<DomainRow | undefined> {
  return id >= 1 && id <= ID_MAX ? within(db, scope).where('d.id', '=', id).executeTakeFirst() : undefined;
}

/** Locks the domain until the transaction ends. */
export function lockDomain(db: Db, scope: Scope, id: number): Promise<DomainRow | undefined> {
  return within(db, scope).where('d.id', '=', id).forUpdate('d').executeTakeFirst();
}

const HOLDING_STATUSES = sql.join([sql.lit(DOMAIN_STATUS.draft), sql.lit(DOMAIN_STATUS.registered)]);

export interface Holder {
  id: number;
  name: string;
  status_id: number;
  company_name: string;
}

/** A single name uses equality, whose plan is cached; a query with an array is planned anew each time. */
const nameIn = (names: readonly string[]) =>
  names.length === 1 ? sql`d.name = ${names[0]}` : sql`d.name = any(${[...names]}::text[])`;

/** The current holders of names, across all companies. The caller decides how much to reveal. */
export async function holdersOf(db: Db, names: readonly string[]): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select d.id, d.name, d.status_id, c.name as company_name from domains d join companies c on c.id = d.company_id
    where ${nameIn(names)} and d.status_id in (${HOLDING_STATUSES})`.execute(db);
  return rows;
}

export async function setEmail(db: Db, id: number, email: string | null): Promise<void> {
  await db.updateTable('domains').set({ email }).where('id', '=', id).execute();
}

/** The open order that a draft belongs to. */
export async function orderOfDraft(db: Db, domain_id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('order_domains')
    .select('order_id')
    .where('domain_id', '=', domain_id)
    .where('is_removed', '=', false)
    .executeTakeFirst();
  return row?.order_id;
}
