import { type Generated, type Selectable, sql } from 'kysely';
import type { XeroInvoice } from '#core/contract/trade/accounting.ts';
import type { Invoice } from '#core/contract/trade/payments.ts';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import type { Db } from '../../../db/tables.ts';
import type { Buyer } from '../billing/read-billing.ts';

interface XeroInvoicesTable {
  invoice_id: number;
  state: Generated<NonNullable<XeroInvoice['state']>>;
  xero_id: string | null;
  is_paid: Generated<boolean>;
  attempts: Generated<number>;
  error: string | null;
  due_date: Date | null;
  date: Date;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    xero_invoices: XeroInvoicesTable;
  }
}

export type XeroInvoiceRow = Selectable<XeroInvoicesTable>;

/** Queues the company's open invoices that Xero does not have, and those that Xero rejected. */
export async function queueInvoicesOfCompany(db: Db, company_id: number, now: Date): Promise<void> {
  await sql`
    insert into xero_invoices (invoice_id, due_date, date)
    select i.id, ${now}, ${now} from invoices i where i.company_id = ${company_id} and i.status = 'open'
    on conflict (invoice_id) do nothing`.execute(db);
  await sql`
    update xero_invoices x set state = 'waiting', error = null, due_date = ${now}, date = ${now}
    from invoices i where i.id = x.invoice_id and i.company_id = ${company_id} and x.state = 'failed'`.execute(db);
}

export interface DueKey {
  due_date: Date;
  invoice_id: number;
}

export async function dueInvoices(db: Db, now: Date, after: DueKey | undefined, limit: number): Promise<DueKey[]> {
  const from = after ?? { due_date: new Date(0), invoice_id: 0 };
  const { rows } = await sql<DueKey>`
    select due_date, invoice_id from xero_invoices
    where due_date <= ${now} and (due_date, invoice_id) > (${from.due_date}, ${from.invoice_id}::int)
    order by due_date, invoice_id limit ${limit}`.execute(db);
  return rows;
}

export interface InvoiceToSync extends XeroInvoiceRow {
  number: string;
  order_id: number | null;
  order_number: string | null;
  status: Invoice['status'];
  issued: string;
  payable: string;
  total_cents: number;
  lines: Invoice['lines'];
  bill_to: Buyer;
  xero_contact_id: string | null;
  /** Set if it was paid by card: the card, and the day of the payment. */
  card_payment: { card: string; date: string } | null;
}

/** Not scoped to a tenant: the job has no actor. */
export async function getInvoiceToSync(db: Db, invoice_id: number): Promise<InvoiceToSync | undefined> {
  const { rows } = await sql<InvoiceToSync>`
    select x.*, i.number, i.order_id, i.order_number, i.status, i.date as issued, i.due_date as payable,
      i.total_cents, i.lines, i.bill_to, c.xero_contact_id,
      case when i.status = 'paid' then (
        select json_build_object('card', coalesce(i.method, ''), 'date', (paid.date at time zone 'UTC')::date)
        from (select p.date from payments p where p.id = i.payment_id and p.payment_type = ${PAYMENT_TYPE.card}
          union all select s.date from subscription_charges s where s.id = i.payment_id) paid limit 1) end as card_payment
    from xero_invoices x join invoices i on i.id = x.invoice_id left join companies c on c.id = i.company_id
    where x.invoice_id = ${invoice_id}`.execute(db);
  return rows[0];
}

export async function updateXeroInvoice(
  db: Db,
  invoice_id: number,
  values: Partial<Omit<XeroInvoiceRow, 'invoice_id'>>,
): Promise<void> {
  await db.updateTable('xero_invoices').set(values).where('invoice_id', '=', invoice_id).execute();
}

/** Xero reports these as paid; rows already marked paid stay unchanged. */
export async function markPaid(db: Db, xero_ids: readonly string[], now: Date): Promise<void> {
  if (xero_ids.length === 0) return;
  await db
    .updateTable('xero_invoices')
    .set({ is_paid: true, due_date: now })
    .where('xero_id', 'in', [...xero_ids])
    .where('is_paid', '=', false)
    .execute();
}

export async function countXeroInvoices(db: Db): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where due_date is not null)::int as waiting,
      count(*) filter (where state = 'failed')::int as failed
    from xero_invoices where due_date is not null or state = 'failed'`.execute(db);
  return rows[0]!;
}

type ListedInvoice = Pick<XeroInvoiceRow, 'error'> & {
  id: number;
  number: string;
  date: string;
  total_cents: number;
  status: Invoice['status'];
  state: XeroInvoice['state'];
};

/** The caller has checked access to the company. */
export async function listXeroInvoices(db: Db, company_id: number, limit: number): Promise<ListedInvoice[]> {
  const { rows } = await sql<ListedInvoice>`
    select i.id, i.number, i.date, i.total_cents, i.status, x.state, x.error
    from invoices i left join xero_invoices x on x.invoice_id = i.id
    where i.company_id = ${company_id} order by i.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface ContactLinkRow {
  id: number;
  xero_contact_id: string | null;
  xero_contact_name: string | null;
}

/** The route admits superusers only. */
export const getContactLink = (db: Db, company_id: number): Promise<ContactLinkRow | undefined> =>
  db
    .selectFrom('companies')
    .select(['id', 'xero_contact_id', 'xero_contact_name'])
    .where('id', '=', company_id)
    .executeTakeFirst();

export const lockContactLink = (db: Db, company_id: number): Promise<ContactLinkRow | undefined> =>
  db
    .selectFrom('companies')
    .select(['id', 'xero_contact_id', 'xero_contact_name'])
    .where('id', '=', company_id)
    .forUpdate()
    .executeTakeFirst();

export async function setContactLink(db: Db, { id, ...link }: ContactLinkRow): Promise<void> {
  await db.updateTable('companies').set(link).where('id', '=', id).execute();
}

/** Our invoices among those paid in Xero that we have not recorded as paid. */
export async function findUnpaidByXeroId(
  db: Db,
  xero_ids: readonly string[],
): Promise<{ xero_id: string; total_cents: number }[]> {
  if (xero_ids.length === 0) return [];
  const { rows } = await sql<{ xero_id: string; total_cents: number }>`
    select x.xero_id, i.total_cents from xero_invoices x join invoices i on i.id = x.invoice_id
    where x.xero_id = any(${[...xero_ids]}::text[]) and not x.is_paid`.execute(db);
  return rows;
}

export async function markDisputed(db: Db, xero_ids: readonly string[], error: string): Promise<void> {
  if (xero_ids.length === 0) return;
  await db
    .updateTable('xero_invoices')
    .set({ state: 'failed', error })
    .where('xero_id', 'in', [...xero_ids])
    .execute();
}
