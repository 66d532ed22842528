import type { Contact, ContactListQuery } from '#core/contract/intake/contacts.ts';
import { type Principal, type Scope, visibleTo } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { type ContactView, contactBriefs, getContactView, listContactViews } from './senders.queries.ts';

const present = ({ created_date, ...contact }: ContactView): Contact => ({
  ...contact,
  created_date: created_date.toISOString(),
});

export async function listContacts({ db }: Deps, actor: Principal, query: ContactListQuery) {
  const { rows, count } = await listContactViews(db, visibleTo(actor), query);
  return { results: rows.map(present), count };
}

export async function readContact(db: Db, scope: Scope, id: number): Promise<Contact> {
  return present(found(await getContactView(db, scope, id)));
}

/** Contacts by id, for notices that are already within the caller's scope. */
export async function sendersOf(db: Db, ids: readonly (number | null)[]) {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = wanted.length === 0 ? [] : await contactBriefs(db, wanted);
  return new Map<number | null, (typeof rows)[number]>(rows.map((row) => [row.id, row]));
}
