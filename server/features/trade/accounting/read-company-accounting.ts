import type { CompanyXero } from '#core/contract/trade/accounting.ts';
import { money } from '#core/rules/text/money.ts';
import type { Db } from '../../../db/tables.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { requireAccounting } from './call-accounting.ts';
import { getContactLink, listXeroInvoices } from './xero-invoices.queries.ts';

const SHOWN = 50;

export async function companyAccounting(db: Db, company_id: number): Promise<CompanyXero> {
  const { xero_contact_id, xero_contact_name } = found(await getContactLink(db, company_id));
  const rows = await listXeroInvoices(db, company_id, SHOWN);
  return {
    xero_contact_id,
    contact_name: xero_contact_name,
    invoices: rows.map(({ total_cents, ...invoice }) => ({ ...invoice, total: money(total_cents) })),
  };
}

export async function readCompanyAccounting(deps: Deps, company_id: number): Promise<CompanyXero> {
  requireAccounting(deps);
  return companyAccounting(deps.db, company_id);
}
