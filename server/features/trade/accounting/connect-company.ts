import type { CompanyXero, ConnectXero } from '#core/contract/trade/accounting.ts';
import { fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Actor } from '../../../db/scope.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { runSooner } from '../../../jobs/queue.ts';
import { callAccounting, requireAccounting } from './call-accounting.ts';
import { companyAccounting } from './read-company-accounting.ts';
import { getContactLink, lockContactLink, queueInvoicesOfCompany, setContactLink } from './xero-invoices.queries.ts';

async function queueInvoices(tx: Tx, company_id: number): Promise<void> {
  await queueInvoicesOfCompany(tx.db, company_id, tx.now);
  await runSooner(tx, 'sync-accounting');
}

/** Links a company to an existing Xero contact and pushes its open invoices. The route admits superusers only. */
export async function connectCompany(deps: Deps, actor: Actor, id: number, body: ConnectXero): Promise<CompanyXero> {
  requireAccounting(deps);
  const contact_id = body.contact_id || body.xero_contact_id;
  if (!contact_id) throw fieldError('contact_id', messages.contactIdRequired);
  found(await getContactLink(deps.db, id));
  const contact = await callAccounting(deps, (books, entry) => books.findContact(entry, contact_id));
  if (!contact || contact.is_archived) throw fieldError('contact_id', messages.xeroContactUnknown);
  return transaction(deps, actor, async (tx) => {
    const { xero_contact_id: from } = found(await lockContactLink(tx.db, id));
    await setContactLink(tx.db, { id, xero_contact_id: contact.contact_id, xero_contact_name: contact.name });
    await queueInvoices(tx, id);
    const changes = [{ field: 'xero_contact_id', from, to: contact.contact_id }];
    recordHistory(tx, { model: 'company', object_id: id, action: 'accounting contact linked', changes });
    return companyAccounting(tx.db, id);
  });
}

/** Pushes rejected invoices again after someone has corrected the data here or in Xero. */
export async function retryPush(deps: Deps, actor: Actor, id: number): Promise<CompanyXero> {
  requireAccounting(deps);
  return transaction(deps, actor, async (tx) => {
    if (found(await lockContactLink(tx.db, id)).xero_contact_id !== null) await queueInvoices(tx, id);
    return companyAccounting(tx.db, id);
  });
}
