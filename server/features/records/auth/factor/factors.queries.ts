import { type Generated, type Selectable, sql } from 'kysely';
import { USER_STATUS } from '#core/lookups.ts';
import type { Db } from '../../../../db/tables.ts';

interface TotpFactorsTable {
  user_id: number;
  sealed_secret: string;
  created_date: Date;
  confirmed_date: Date | null;
  last_step: number | null;
}

interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  created_date: Date;
  last_used_date: Date | null;
}

interface RecoveryCodesTable {
  user_id: number;
  salt: string;
  hash: string;
  used_date: Date | null;
}

declare module '../../../../db/tables.ts' {
  interface Tables {
    totp_factors: TotpFactorsTable;
    passkeys: PasskeysTable;
    recovery_codes: RecoveryCodesTable;
  }
}

export type TotpRow = TotpFactorsTable;
export type PasskeyRow = Selectable<PasskeysTable>;

export interface LoginAccount {
  id: number;
  email: string;
  is_superuser: boolean;
  has_factor: boolean;
}

/** An account that can log in, locked: its factors change only under this lock. */
export function lockLoginAccount(db: Db, id: number): Promise<LoginAccount | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'is_superuser', 'has_factor'])
    .where('id', '=', id)
    .where('status_id', '=', USER_STATUS.active)
    .where('deleted_date', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function findTotp(db: Db, user_id: number): Promise<TotpRow | undefined> {
  return db.selectFrom('totp_factors').selectAll().where('user_id', '=', user_id).executeTakeFirst();
}

/** Starts a set-up; an unfinished one is replaced. */
export async function putTotp(db: Db, user_id: number, sealed_secret: string, now: Date): Promise<void> {
  await db
    .insertInto('totp_factors')
    .values({ user_id, sealed_secret, created_date: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sealed_secret, created_date: now }))
    .execute();
}

export async function updateTotp(
  db: Db,
  user_id: number,
  values: Partial<Pick<TotpRow, 'sealed_secret' | 'confirmed_date' | 'last_step'>>,
): Promise<void> {
  await db.updateTable('totp_factors').set(values).where('user_id', '=', user_id).execute();
}

export async function deleteTotp(db: Db, user_id: number): Promise<void> {
  await db.deleteFrom('totp_factors').where('user_id', '=', user_id).execute();
}

export function listPasskeys(db: Db, user_id: number): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', user_id).orderBy('id').execute();
}

export function findPasskey(db: Db, credential_id: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credential_id).executeTakeFirst();
}

/** Undefined if the passkey is already known. */
export function insertPasskey(
  db: Db,
  passkey: Omit<PasskeyRow, 'id' | 'last_used_date'>,
): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function recordPasskeyUse(db: Db, id: number, counter: number, now: Date): Promise<void> {
  await db.updateTable('passkeys').set({ counter, last_used_date: now }).where('id', '=', id).execute();
}

export async function deletePasskey(db: Db, user_id: number, id: number): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', user_id).where('id', '=', id).execute();
}

export async function replaceRecoveryCodes(
  db: Db,
  user_id: number,
  codes: readonly { salt: string; hash: string }[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
  if (codes.length > 0)
    await db
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ user_id, ...code })))
      .execute();
}

/** The salt of the codes that are left; undefined: none is. */
export async function saltOfCodes(db: Db, user_id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('salt')
    .where('user_id', '=', user_id)
    .where('used_date', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row?.salt;
}

/** Uses up a code; false if there is no such code, or it was used before. */
export async function takeRecoveryCode(db: Db, user_id: number, hash: string, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_codes')
    .set({ used_date: now })
    .where('user_id', '=', user_id)
    .where('hash', '=', hash)
    .where('used_date', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(db: Db, user_id: number): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .where('used_date', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Sets whether the account has a factor. Call it in the transaction that adds or removes one. */
export async function refreshHasFactor(db: Db, user_id: number): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({
      has_factor: sql<boolean>`exists (select 1 from totp_factors t where t.user_id = users.id and t.confirmed_date is not null)
        or exists (select 1 from passkeys p where p.user_id = users.id)`,
    })
    .where('id', '=', user_id)
    .returning('has_factor')
    .executeTakeFirst();
  return row?.has_factor ?? false;
}

/** Removes all factors and recovery codes of a user. */
export async function deleteFactors(db: Db, user_id: number): Promise<void> {
  for (const table of ['totp_factors', 'passkeys', 'recovery_codes'] as const) {
    await db.deleteFrom(table).where('user_id', '=', user_id).execute();
  }
  await refreshHasFactor(db, user_id);
}
