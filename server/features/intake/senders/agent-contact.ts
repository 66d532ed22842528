import type { Tx } from '../../../db/transaction.ts';
import { agentContact, type ContactRow, completeContact, handOverAddresses } from './senders.queries.ts';

/** The agent's contact for the sender of a mail. The mail's display name is used if the contact has no name. */
export const contactOfMail = (tx: Tx, sender: { name: string; email: string }): Promise<number> =>
  agentContact(tx.db, { name: sender.name, email: sender.email, created_date: tx.now });

type Details = Pick<ContactRow, 'name' | 'email' | 'company' | 'phone' | 'address'>;

/** The agent's contact for the sender of a form. Details that the contact has already stay: an anonymous form can't change them. */
export async function contactOfForm(tx: Tx, sender: Details): Promise<number> {
  const id = await contactOfMail(tx, sender);
  await completeContact(tx.db, id, sender);
  return id;
}

/** The agent's contact for an address; other details of a company's contact are not copied. */
export const contactOfAddress = (tx: Tx, email: string): Promise<number> =>
  agentContact(tx.db, { name: '', email, created_date: tx.now });

/**
 * The contact to show on a company's notice. A company's own contact appears on its own notices only (security rule 27); other
 * notices get the agent's contact with the same address.
 */
export async function senderFor(
  tx: Tx,
  sender: Pick<ContactRow, 'id' | 'email' | 'company_id'>,
  company_id: number | null,
): Promise<number> {
  const isShown = sender.company_id === null || sender.company_id === company_id;
  return isShown ? sender.id : contactOfAddress(tx, sender.email);
}

/** Reaction to the removal of a company: its notices remain, and the agent keeps the addresses of their senders. */
export const handOverSenders = (tx: Tx, company_id: number): Promise<void> =>
  handOverAddresses(tx.db, company_id, tx.now);
