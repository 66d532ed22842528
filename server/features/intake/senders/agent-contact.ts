import type { Tx } from '../../../db/transaction.ts';
import { agentContact, type ContactRow } from './senders.queries.ts';

/** Who sent a mail: the agent's contact with that address. A mail names one that has no name yet. */
export const contactOfMail = (tx: Tx, sender: { name: string; email: string }): Promise<number> =>
  agentContact(tx.db, { name: sender.name, email: sender.email, created_date: tx.now });

/** The agent's contact with an address that somebody else knows more about: nothing but the address is taken over. */
export const contactOfAddress = (tx: Tx, email: string): Promise<number> =>
  agentContact(tx.db, { name: '', email, created_date: tx.now });

/**
 * The sender as a company's notice may show it. A company's own contact is typed by its people and stands on its own notices
 * only (security rule 27): on any other stands the agent's contact with the same address.
 */
export async function senderFor(
  tx: Tx,
  sender: Pick<ContactRow, 'id' | 'email' | 'company_id'>,
  company_id: number | null,
): Promise<number> {
  const isShown = sender.company_id === null || sender.company_id === company_id;
  return isShown ? sender.id : contactOfAddress(tx, sender.email);
}
