import type { CompanyXero, ConnectXero } from '#core/contract/trade/accounting.ts';
import { fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Actor } from '../../../db/scope.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { runSooner } from '../../../jobs/queue.ts';
import { getLink, lockLink, queueInvoicesOf, setLink } from './book-invoices.queries.ts';
import { reachAccounts, requireAccounting } from './reach-accounts.ts';
import { companyAccounting } from './read-company-accounting.ts';

async function queue(tx: Tx, company_id: number): Promise<void> {
  await queueInvoicesOf(tx.db, company_id, tx.now);
  await runSooner(tx, 'sync-accounting');
}

/** Links a company to a contact that Xero has, and sends what is open there. The door has let in superusers only. */
export async function connectCompany(deps: Deps, actor: Actor, id: number, body: ConnectXero): Promise<CompanyXero> {
  requireAccounting(deps);
  const contact_id = body.contact_id || body.xero_contact_id;
  if (!contact_id) throw fieldError('contact_id', messages.contactIdRequired);
  found(await getLink(deps.db, id));
  const contact = await reachAccounts(deps, (books, entry) => books.findContact(entry, contact_id));
  if (!contact || contact.is_archived) throw fieldError('contact_id', messages.xeroContactUnknown);
  return transaction(deps, actor, async (tx) => {
    const { xero_contact_id: from } = found(await lockLink(tx.db, id));
    await setLink(tx.db, { id, xero_contact_id: contact.contact_id, xero_contact_name: contact.name });
    await queue(tx, id);
    const changes = [{ field: 'xero_contact_id', from, to: contact.contact_id }];
    recordHistory(tx, { model: 'company', object_id: id, action: 'accounting contact linked', changes });
    return companyAccounting(tx.db, id);
  });
}

/** What Xero refused is sent once more: somebody has mended it there, or here. */
export async function pushAgain(deps: Deps, actor: Actor, id: number): Promise<CompanyXero> {
  requireAccounting(deps);
  return transaction(deps, actor, async (tx) => {
    if (found(await lockLink(tx.db, id)).xero_contact_id !== null) await queue(tx, id);
    return companyAccounting(tx.db, id);
  });
}
