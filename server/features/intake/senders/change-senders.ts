import type { z } from 'zod';
import type { Contact, ContactCreate, ContactFields } from '#core/contract/intake/contacts.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { changesBetween, recordHistory } from '../../../db/history.ts';
import { type Actor, EVERYTHING, rolesIn, visibleTo } from '../../../db/scope.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { authorize, found } from '../../../http/answer/refuse.ts';
import { readPermissions } from '../../registry/companies/read/read-permissions.ts';
import { checkSignedAgain } from './check-signed-again.ts';
import { hasKeys, moveKeys } from './contact-keys.queries.ts';
import { readContact } from './read-senders.ts';
import {
  type ContactRow,
  hasNotices,
  insertContact,
  lockContact,
  moveNotices,
  removeContact,
  updateContact,
} from './senders.queries.ts';

/** Superusers change the agent's contacts; members who handle notices change their company's (decisions §10). */
function authorizeChange(actor: Actor, { company_id }: Pick<ContactRow, 'company_id'>): void {
  authorize(actor, 'notice.handle', { roles: company_id === null ? [] : rolesIn(actor, company_id) });
}

const companiesOf = (actor: Actor): number[] => [
  ...new Set(actor.memberships.map((membership) => membership.company_id)),
];

/** Defaults to the only company of a customer. */
function companyFor(actor: Actor, company_id: number | undefined): number | null {
  if (company_id !== undefined || actor.is_superuser) return company_id ?? null;
  const [only, ...more] = companiesOf(actor);
  if (only === undefined || more.length > 0) throw new AppError('not_found');
  return only;
}

/** The company of a new contact, if the actor may add one to it. */
async function authorizeNew(deps: Deps, actor: Actor, asked: number | undefined): Promise<number | null> {
  const company_id = companyFor(actor, asked);
  if (company_id !== null) await readPermissions(deps, actor, company_id);
  authorizeChange(actor, { company_id });
  return company_id;
}

/** Access to the company of a new contact, checked before the rest of the body. */
export async function examineNew(
  deps: Deps,
  actor: Actor,
  { company_id }: Partial<z.output<typeof ContactCreate>>,
): Promise<FieldErrors> {
  // Without a valid company_id, it is unknown which of several companies is meant.
  if (company_id !== undefined || companiesOf(actor).length <= 1) await authorizeNew(deps, actor, company_id);
  return {};
}

export async function createContact(
  deps: Deps,
  actor: Actor,
  { company_id: asked, ...fields }: z.output<typeof ContactCreate>,
): Promise<Contact> {
  const company_id = await authorizeNew(deps, actor, asked);
  return transaction(deps, actor, async (tx) => {
    const id = await insertContact(tx.db, { ...fields, company_id, created_date: tx.now });
    recordHistory(tx, { model: 'contact', object_id: id, action: 'created' });
    return readContact(tx.db, visibleTo(actor), id);
  });
}

/** Access to a contact, checked before the shape of the body. */
export async function examineChange({ db }: Deps, actor: Actor, id: number): Promise<FieldErrors> {
  authorizeChange(actor, await readContact(db, visibleTo(actor), id));
  return {};
}

async function lockChangeable(tx: Tx, actor: Actor, id: number): Promise<ContactRow> {
  const contact = found(await lockContact(tx.db, visibleTo(actor), id));
  authorizeChange(actor, contact);
  return contact;
}

export function changeContact(deps: Deps, actor: Actor, id: number, fields: Partial<ContactFields>): Promise<Contact> {
  return transaction(deps, actor, async (tx) => {
    const contact = await lockChangeable(tx, actor, id);
    const changes = changesBetween<object>(contact, fields);
    if (changes.length > 0) {
      await updateContact(tx.db, id, fields);
      recordHistory(tx, { model: 'contact', object_id: id, action: 'changed', changes });
    }
    return readContact(tx.db, visibleTo(actor), id);
  });
}

export function deleteContact(deps: Deps, actor: Actor, id: number): Promise<void> {
  return transaction(deps, actor, async (tx) => {
    await lockChangeable(tx, actor, id);
    if (await hasNotices(tx.db, id)) throw new AppError('contact_used');
    await removeContact(tx.db, id);
    recordHistory(tx, { model: 'contact', object_id: id, action: 'deleted' });
  });
}

/** Merges a duplicate: its notices move to the other contact, and it is deleted. Locked in id order to avoid deadlocks. */
export function mergeContact(deps: Deps, actor: Actor, id: number, { into }: { into: number }): Promise<Contact> {
  return transaction(deps, actor, async (tx) => {
    const locked = new Map<number, ContactRow>();
    for (const one of [...new Set([id, into])].sort((a, b) => a - b)) {
      locked.set(one, found(await lockContact(tx.db, EVERYTHING, one)));
    }
    const [from, kept] = [locked.get(id)!, locked.get(into)!];
    if (id === into || from.company_id !== kept.company_id) throw new AppError('merge_refused');
    const moved = await moveNotices(tx.db, id, into);
    const keys = await moveKeys(tx.db, id, into);
    if (keys + moved.length > 0 && (await hasKeys(tx.db, into))) await checkSignedAgain(tx, into);
    await removeContact(tx.db, id);
    const changes = [
      { field: 'email', from: from.email, to: kept.email },
      { field: 'notices', from: null, to: moved.length },
      ...(keys > 0 ? [{ field: 'keys', from: null, to: keys }] : []),
    ];
    const sender = [{ field: 'sender', from: from.email, to: kept.email }];
    for (const object_id of moved)
      recordHistory(tx, { model: 'notice', object_id, action: 'sender changed', changes: sender });
    recordHistory(tx, { model: 'contact', object_id: id, action: 'merged', changes });
    recordHistory(tx, { model: 'contact', object_id: into, action: 'merged', changes });
    return readContact(tx.db, EVERYTHING, into);
  });
}
