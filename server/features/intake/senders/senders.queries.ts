import { type RawBuilder, sql } from 'kysely';
import type { ContactFields, ContactListQuery } from '#core/contract/intake/contacts.ts';
import { AppError } from '#core/errors.ts';
import { ownerOf } from '../../../db/counters/owner-of.ts';
import { coalesced } from '../../../db/in-batches.ts';
import { isValidId } from '../../../db/is-valid-id.ts';
import { jsonRows } from '../../../db/json-rows.ts';
import { inScope } from '../../../db/lists/in-companies.ts';
import { readByKeys } from '../../../db/lists/list.ts';
import { containsText } from '../../../db/lists/search.ts';
import { countOf, tableListing } from '../../../db/lists/table-list.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';

export interface ContactRow {
  id: number;
  name: string;
  email: string;
  company: string;
  phone: string;
  address: string;
  company_id: number | null;
  created_date: Date;
}
export type ContactView = ContactRow & { notices_count: number };

/** The senders of notices within the scope, by a counter: a company may have many more notices than senders. */
const sendersIn = (scope: Scope): RawBuilder<unknown> =>
  sql`(select sender_id from counter_notices_by_sender where ${ownerOf(scope)} group by sender_id having sum(change) > 0)`;

/** decisions §10: a customer sees their companies' own contacts, and senders of notices to their companies. */
const visible = (scope: Scope): RawBuilder<boolean> =>
  scope.all
    ? sql<boolean>`true`
    : sql<boolean>`(${inScope(sql`c.company_id`, scope)} or (c.company_id is null and c.id in ${sendersIn(scope)}))`;

const only = (company_id: number): Scope => ({ all: false, user_id: null, company_ids: [company_id] });

/** Senders of one company. Empty outside the scope, so that nobody learns which of their senders also write to another company. */
const ofCompany = (scope: Scope, id: number): RawBuilder<boolean> =>
  scope.all || scope.company_ids.includes(id)
    ? sql<boolean>`(c.company_id = ${id} or c.id in ${sendersIn(only(id))})`
    : sql<boolean>`false`;

const counted = (scope: Scope) => sql<number>`(
  select coalesce(sum(change), 0)::int from counter_notices_by_sender where sender_id = c.id and ${ownerOf(scope)})`;

const views = (db: Db, scope: Scope) =>
  db
    .selectFrom('contacts as c')
    .select(['c.id', 'c.name', 'c.email', 'c.company', 'c.phone', 'c.address', 'c.company_id', 'c.created_date'])
    .select(counted(scope).as('notices_count'));

const ORDERINGS = {
  id: sql`c.id`,
  name: sql`lower(c.name)`,
  email: sql`c.email`,
  created_date: sql`c.created_date`,
};

export function listContactViews(
  db: Db,
  scope: Scope,
  query: ContactListQuery,
): Promise<{ rows: ContactView[]; count: number }> {
  const { search, company__id } = query;
  const rows = {
    from: sql`contacts c`,
    where: [
      visible(scope),
      ...(search ? [containsText(sql`c.search`, search)] : []),
      ...(company__id === undefined ? [] : [ofCompany(scope, company__id)]),
    ],
  };
  const listing = tableListing({
    ...rows,
    id: sql`c.id`,
    orderings: ORDERINGS,
    ordering: query.ordering ?? 'name',
    count: search ? undefined : countOf(rows),
  });
  return readByKeys(db, query, listing, (ids) => views(db, scope).where('c.id', 'in', ids).execute());
}

export async function getContactView(db: Db, scope: Scope, id: number): Promise<ContactView | undefined> {
  return isValidId(id) ? views(db, scope).where('c.id', '=', id).where(visible(scope)).executeTakeFirst() : undefined;
}

export async function lockContact(db: Db, scope: Scope, id: number): Promise<ContactRow | undefined> {
  if (!isValidId(id)) return undefined;
  return db
    .selectFrom('contacts as c')
    .select(['c.id', 'c.name', 'c.email', 'c.company', 'c.phone', 'c.address', 'c.company_id', 'c.created_date'])
    .where('c.id', '=', id)
    .where(visible(scope))
    .forUpdate('c')
    .executeTakeFirst();
}

function rejectDuplicate(error: unknown): never {
  if ((error as { code?: string }).code === '23505') throw new AppError('contact_exists');
  throw error;
}

type NewContact = ContactFields & { company_id: number | null; created_date: Date };

export async function insertContact(db: Db, contact: NewContact): Promise<number> {
  const made = await db
    .insertInto('contacts')
    .values(contact)
    .returning('id')
    .executeTakeFirst()
    .catch(rejectDuplicate);
  return made!.id;
}

export async function updateContact(db: Db, id: number, values: Partial<ContactFields>): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await db.updateTable('contacts').set(values).where('id', '=', id).execute().catch(rejectDuplicate);
}

/** Includes deleted notices, which keep their sender. */
export async function hasNotices(db: Db, id: number): Promise<boolean> {
  return (
    (await db.selectFrom('notices').select('id').where('sender_id', '=', id).limit(1).executeTakeFirst()) !== undefined
  );
}

export async function removeContact(db: Db, id: number): Promise<void> {
  await db.deleteFrom('contacts').where('id', '=', id).execute();
}

/** Moves all notices to another contact; returns their ids. */
export async function moveNotices(db: Db, from: number, into: number): Promise<number[]> {
  const moved = await db
    .updateTable('notices')
    .set({ sender_id: into })
    .where('sender_id', '=', from)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id).sort((a, b) => a - b);
}

/** Finds or creates the agent's contact with this address. Reads before it inserts, to avoid lock waits between concurrent readers. */
export const agentContact = coalesced<{ name: string; email: string; created_date: Date }, number>(
  async (db, senders) => {
    const emails = [...new Set(senders.map(({ email }) => email))];
    const find = async () => {
      const rows = await db
        .selectFrom('contacts')
        .select(['id', 'name', 'email'])
        .where(sql<boolean>`email = any(${emails}::text[])`)
        .where('company_id', 'is', null)
        .execute();
      return new Map(rows.map((row) => [row.email, row]));
    };
    let known = await find();
    const missing = senders.filter(({ email }) => !known.has(email));
    if (missing.length > 0) {
      // Sorted to avoid deadlocks.
      await sql`insert into contacts (name, email, created_date)
      select distinct on (email) name, email, created_date
      from json_to_recordset(${jsonRows(missing)}::json) as s (name text, email text, created_date timestamptz) order by email
      on conflict (email, coalesce(company_id, 0)) do nothing`.execute(db);
      known = await find();
    }
    for (const { email, name } of senders) {
      const contact = known.get(email)!;
      if (contact.name === '' && name !== '') await nameContact(db, contact.id, name);
    }
    return senders.map(({ email }) => known.get(email)!.id);
  },
);

/** Sets a missing name; checked in SQL, because a superuser may set one concurrently. */
async function nameContact(db: Db, id: number, name: string): Promise<void> {
  await db.updateTable('contacts').set({ name }).where('id', '=', id).where('name', '=', '').execute();
}

/** Sets the details that are missing. */
export async function completeContact(
  db: Db,
  id: number,
  { company, phone, address }: Pick<ContactRow, 'company' | 'phone' | 'address'>,
): Promise<void> {
  await sql`
    update contacts set company = coalesce(nullif(company, ''), ${company}), phone = coalesce(nullif(phone, ''), ${phone}),
      address = coalesce(nullif(address, ''), ${address})
    where id = ${id} and (company = '' or phone = '' or address = '')`.execute(db);
}

/** Moves notices of a removed company from its own contacts to the agent's; only the address is copied (security rule 27). */
export async function handOverAddresses(db: Db, company_id: number, created_date: Date): Promise<void> {
  await sql`insert into contacts (email, created_date)
    select c.email, ${created_date}::timestamptz from contacts c
    where c.company_id = ${company_id} and exists (select 1 from notices n where n.sender_id = c.id)
    order by c.email
    on conflict (email, coalesce(company_id, 0)) do nothing`.execute(db);
  await sql`update notices n set sender_id = a.id
    from contacts c join contacts a on a.email = c.email and a.company_id is null
    where c.company_id = ${company_id} and n.sender_id = c.id`.execute(db);
}

export function contactBriefs(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('contacts')
    .select(['id', 'name', 'email', 'company', 'company_id'])
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute();
}
