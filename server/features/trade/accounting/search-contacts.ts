import type { XeroContact } from '#core/contract/trade/accounting.ts';
import type { Deps } from '../../../deps.ts';
import { callAccounting } from './call-accounting.ts';

/** Contacts of the connected organization, to choose one to link. */
export async function searchContacts(deps: Deps, text: string): Promise<{ results: XeroContact[]; count: number }> {
  const found = await callAccounting(deps, (books, entry) => books.searchContacts(entry, text));
  const results = found.map(({ contact_id, name, email }) => ({ contact_id, name, email }));
  return { results, count: results.length };
}
