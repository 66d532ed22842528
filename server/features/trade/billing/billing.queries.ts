import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';

interface BillingInfosTable {
  company_id: number;
  name: string;
  email: string;
  address: string;
  line1: string;
  city: string;
  state: string;
  zip: string;
  country_code: string;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    billing_infos: BillingInfosTable;
  }
}

export type BillingRow = Selectable<BillingInfosTable> & { xero_contact_id: string | null; vat_number: string };

/**
 * Billing details; the default is the company as filed and its owner's email address. `line1` is required and holds the
 * street, `address` is the optional second line. The caller has checked access to the company.
 */
export async function getBilling(db: Db, company_id: number): Promise<BillingRow | undefined> {
  const { rows } = await sql<BillingRow>`
    select c.id as company_id, c.xero_contact_id, c.vat_number,
      coalesce(b.name, c.name) as name,
      coalesce(b.email, owner.email, c.notice_email, '') as email,
      coalesce(b.line1, c.address) as line1,
      coalesce(b.address, c.line1) as address,
      coalesce(b.city, c.city) as city,
      coalesce(b.state, c.state) as state,
      coalesce(b.zip, c.zip) as zip,
      coalesce(b.country_code, c.country_code) as country_code
    from companies c
    left join billing_infos b on b.company_id = c.id
    left join lateral (select u.email from representatives r join users u on u.id = r.user_id
      where r.company_id = c.id and r.role = 'owner' and r.status = 'active' order by r.id limit 1) owner on true
    where c.id = ${company_id}`.execute(db);
  return rows[0];
}

export async function upsertBilling(db: Db, values: Selectable<BillingInfosTable>): Promise<void> {
  const { company_id: _, ...changed } = values;
  await db
    .insertInto('billing_infos')
    .values(values)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(changed))
    .execute();
}
