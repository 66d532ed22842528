import { type ColumnType, type Generated, type Selectable, sql } from 'kysely';
import type { ContactKeyListQuery } from '#core/contract/intake/contact-keys.ts';
import { readByKeys } from '../../../db/lists/list.ts';
import { containing } from '../../../db/lists/search.ts';
import { tableListing } from '../../../db/lists/table-list.ts';
import type { Db } from '../../../db/tables.ts';

interface ContactKeysTable {
  id: Generated<number>;
  contact_id: number;
  fingerprint: string;
  armored: string;
  user_ids: ColumnType<string[], string, never>;
  /** Null: never. */
  expires_date: Date | null;
  created_by: number | null;
  created_date: Date;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    contact_keys: ContactKeysTable;
  }
}

export type ContactKeyRow = Pick<Selectable<ContactKeysTable>, 'id' | 'fingerprint' | 'user_ids' | 'expires_date'>;

/** Armored keys of the agent's contact with this address, the sender of mail from it. */
export async function keysOfSender(db: Db, email: string): Promise<string[]> {
  const { rows } = await sql<{ armored: string }>`
    select k.armored from contact_keys k join contacts c on c.id = k.contact_id
    where c.email = ${email} and c.company_id is null order by k.id`.execute(db);
  return rows.map(({ armored }) => armored);
}

export async function armoredKeysOf(db: Db, contact_id: number): Promise<string[]> {
  const rows = await db.selectFrom('contact_keys').select('armored').where('contact_id', '=', contact_id).execute();
  return rows.map(({ armored }) => armored);
}

export const hasKeys = async (db: Db, contact_id: number): Promise<boolean> =>
  (await db.selectFrom('contact_keys').select('id').where('contact_id', '=', contact_id).executeTakeFirst()) !==
  undefined;

/** Not scoped: the routes admit superusers only. */
export function listKeys(
  db: Db,
  contact_id: number,
  query: ContactKeyListQuery,
): Promise<{ rows: ContactKeyRow[]; count: number }> {
  const listing = tableListing({
    from: sql`contact_keys k`,
    where: [
      sql`k.contact_id = ${contact_id}`,
      ...(query.search ? [sql`lower(k.fingerprint || k.user_ids::text) like ${containing(query.search)}`] : []),
    ],
    id: sql`k.id`,
    orderings: { id: sql`k.id` },
    ordering: query.ordering ?? 'id',
  });
  return readByKeys(db, query, listing, (ids) =>
    db
      .selectFrom('contact_keys')
      .select(['id', 'fingerprint', 'user_ids', 'expires_date'])
      .where('id', 'in', ids)
      .execute(),
  );
}

type NewKey = Omit<Selectable<ContactKeysTable>, 'id'>;

/** Undefined: the contact has this key already. */
export async function insertKey(db: Db, { user_ids, ...key }: NewKey): Promise<number | undefined> {
  const row = await db
    .insertInto('contact_keys')
    .values({ ...key, user_ids: JSON.stringify(user_ids) })
    .onConflict((conflict) => conflict.columns(['contact_id', 'fingerprint']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The fingerprint of the deleted key. */
export async function removeKey(db: Db, contact_id: number, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('contact_keys')
    .where('contact_id', '=', contact_id)
    .where('id', '=', id)
    .returning('fingerprint')
    .executeTakeFirst();
  return row?.fingerprint;
}

/** Moves the keys of a merged contact, except those that the other one has too. */
export async function moveKeys(db: Db, from: number, into: number): Promise<number> {
  const { rows } = await sql`
    update contact_keys k set contact_id = ${into} where k.contact_id = ${from} and not exists (
      select 1 from contact_keys o where o.contact_id = ${into} and o.fingerprint = k.fingerprint)
    returning id`.execute(db);
  return rows.length;
}
