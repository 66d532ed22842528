import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Invoice, InvoiceListQuery } from '#core/contract/trade/payments.ts';
import { readByKeys } from '../../../db/lists/list.ts';
import { containing } from '../../../db/lists/search.ts';
import { tableListing } from '../../../db/lists/table-list.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import type { Buyer } from '../billing/read-billing.ts';

interface InvoicesTable {
  id: Generated<number>;
  number: string;
  company_id: number | null;
  order_id: number | null;
  order_number: string | null;
  /** Subscription invoices only: the first day of the period. */
  period_start: string | null;
  payment_id: string | null;
  date: string;
  due_date: string;
  status: 'open' | 'paid' | 'void';
  total_cents: number;
  lines: JSONColumnType<Invoice['lines'], string, string>;
  /** Snapshot from the time of issue: later changes of the company do not affect it. */
  bill_to: JSONColumnType<Buyer, string, string>;
  instructions: string;
  /** The chosen method while open, the card or method once paid. Null: unknown. */
  method: string | null;
  /** The paid period. Null until it is known. */
  service_start: string | null;
  service_end: string | null;
  file_id: number | null;
  revision: Generated<number>;
  sent_revision: Generated<number>;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    invoices: InvoicesTable;
    invoice_numbers: { year: number; last: number };
  }
}

export type InvoiceRow = Selectable<InvoicesTable>;
export type NewInvoice = Omit<InvoiceRow, 'id' | 'file_id' | 'revision' | 'sent_revision'>;

/** Gapless numbering by year: the counter row stays locked until the transaction commits. */
export async function nextNumber(db: Db, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_numbers as n (year, last) values (${year}, 1)
    on conflict (year) do update set last = n.last + 1 returning last`.execute(db);
  return rows[0]!.last;
}

export function insertInvoice(db: Db, invoice: NewInvoice): Promise<InvoiceRow> {
  return db
    .insertInto('invoices')
    .values({
      ...invoice,
      lines: JSON.stringify(invoice.lines),
      bill_to: JSON.stringify(invoice.bill_to),
      file_id: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const getInvoice = (db: Db, id: number): Promise<InvoiceRow | undefined> =>
  db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();

export const lockInvoice = (db: Db, id: number): Promise<InvoiceRow | undefined> =>
  db.selectFrom('invoices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findInvoiceOfPayment = (db: Db, payment_id: string): Promise<InvoiceRow | undefined> =>
  db.selectFrom('invoices').selectAll().where('payment_id', '=', payment_id).executeTakeFirst();

export function lockOpenInvoices(db: Db, order_id: number): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', order_id)
    .where('status', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Open subscription invoices, which belong to no order. */
export function lockOpenPeriodInvoices(db: Db, company_id: number): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('period_start', 'is not', null)
    .where('status', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The open subscription invoice. The caller has checked access to the company. */
export const findOpenPeriodInvoice = (db: Db, company_id: number): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('period_start', 'is not', null)
    .where('status', '=', 'open')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A visible change: increments the revision, so that the invoice is sent again. */
export function reviseInvoice(
  db: Db,
  id: number,
  values: Partial<
    Pick<InvoiceRow, 'status' | 'payment_id' | 'instructions' | 'method' | 'service_start' | 'service_end'>
  >,
): Promise<InvoiceRow> {
  return db
    .updateTable('invoices')
    .set(({ eb }) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function markInvoiceSent(db: Db, id: number, sent_revision: number, file_id: number): Promise<void> {
  await db.updateTable('invoices').set({ sent_revision, file_id }).where('id', '=', id).execute();
}

/** Newest last. The caller has checked access to the orders. */
export function listOrderInvoices(db: Db, order_ids: readonly number[]) {
  return db
    .selectFrom('invoices')
    .select(['id', 'number', 'order_id'])
    .where('order_id', 'in', [...order_ids])
    .where('status', '!=', 'void')
    .orderBy('id')
    .execute();
}

const ORDERINGS = {
  id: sql`id`,
  date: sql`date`,
  number: sql`number`,
  total: sql`total_cents`,
  status: sql`status`,
};

const isVisible = (scope: Scope, company_id: number): boolean => scope.all || scope.company_ids.includes(company_id);

/** A company has few invoices: the index on company_id finds them for every ordering. */
export function pageOfInvoices(db: Db, scope: Scope, company_id: number, query: InvoiceListQuery) {
  const listing = tableListing({
    from: sql`invoices`,
    where: [
      isVisible(scope, company_id) ? sql`company_id = ${company_id}` : sql`false`,
      ...(query.status === undefined ? [] : [sql`status = ${query.status}`]),
      ...(query.search
        ? [sql`lower(number || ' ' || coalesce(order_number, '')) like ${containing(query.search)}`]
        : []),
    ],
    id: sql`id`,
    orderings: ORDERINGS,
    ordering: query.ordering ?? '-id',
  });
  return readByKeys(db, query, listing, (ids) =>
    db.selectFrom('invoices').selectAll().where('id', 'in', ids).execute(),
  );
}

/** Queues an invoice for Xero if its company is linked, in the transaction that created or changed the invoice. */
export async function queueForAccounting(db: Db, invoice_id: number, now: Date): Promise<void> {
  await sql`
    insert into xero_invoices (invoice_id, due_date, date)
    select i.id, ${now}, ${now} from invoices i join companies c on c.id = i.company_id
    where i.id = ${invoice_id} and c.xero_contact_id is not null
    on conflict (invoice_id) do update set due_date = excluded.due_date`.execute(db);
}
