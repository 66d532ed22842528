import type { Generated, Selectable } from 'kysely';
import { CompiledQuery, sql } from 'kysely';
import { USER_STATUS } from '#core/lookups.ts';
import { addSeconds } from '../../clock.ts';
import { type AccountLimit, hit, refuseBeyond } from '../../db/limits.ts';
import type { Actor } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';

interface SignUpsTable {
  id: Generated<number>;
  user_id: number;
  password_hash: string;
  first_name: string;
  last_name: string;
  code_hash: string;
  wrong_tries: Generated<number>;
  expires_date: Date;
}

interface PasswordResetsTable {
  hash: string;
  user_id: number;
  expires_date: Date;
  ended_date: Date | null;
}

declare module '../../db/tables.ts' {
  interface Tables {
    sign_ups: SignUpsTable;
    password_resets: PasswordResetsTable;
  }
}

export type SignUpRow = Selectable<SignUpsTable>;

export interface Account {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  status_id: number;
}

export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash', 'status_id'])
    .where('email', '=', email)
    .where('deleted_date', 'is', null)
    .executeTakeFirst();
}

/** The account of an address, locked against other acts on it. */
export async function lockAccount(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash', 'status_id'])
    .where('email', '=', email)
    .where('deleted_date', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes an Unconfirmed account for an address that has none; whether it did, also when two sign up at once. */
export async function makeAccount(db: Db, email: string, now: Date): Promise<boolean> {
  const status_id = USER_STATUS.unconfirmed;
  const made = await db
    .insertInto('users')
    .values({ email, first_name: '', last_name: '', status_id, is_superuser: false, date_joined: now })
    .onConflict((conflict) => conflict.column('email').where('deleted_date', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function insertSignUp(db: Db, signUp: Omit<SignUpRow, 'id' | 'wrong_tries'>): Promise<void> {
  await db.insertInto('sign_ups').values(signUp).execute();
}

/** The sign-ups of an address that can still be confirmed, newest first. */
export function openSignUps(db: Db, userId: number, now: Date, tries: number): Promise<SignUpRow[]> {
  return db
    .selectFrom('sign_ups')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_date', '>', now)
    .where('wrong_tries', '<', tries)
    .orderBy('id', 'desc')
    .execute();
}

/** What an unconfirmed address was last signed up with, also when its code has died: the password is still theirs. */
export function newestSignUp(db: Db, userId: number): Promise<SignUpRow | undefined> {
  return db
    .selectFrom('sign_ups')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function countWrongCode(db: Db, userId: number): Promise<void> {
  await db.updateTable('sign_ups').set({ wrong_tries: sql`wrong_tries + 1` }).where('user_id', '=', userId).execute();
}

type Opening = Pick<SignUpRow, 'user_id' | 'password_hash' | 'first_name' | 'last_name'>;

/** The account takes over a sign-up's password and names; the address's other sign-ups die. */
export async function activateAccount(db: Db, signUp: Opening): Promise<void> {
  const { password_hash, first_name, last_name } = signUp;
  await db
    .updateTable('users')
    .set({ password_hash, first_name, last_name, status_id: USER_STATUS.active })
    .where('id', '=', signUp.user_id)
    .execute();
  await db.deleteFrom('sign_ups').where('user_id', '=', signUp.user_id).execute();
}

export async function setPassword(db: Db, userId: number, password_hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
}

/** A newer reset link kills the older ones. */
export async function insertReset(db: Db, reset: Omit<PasswordResetsTable, 'ended_date'>, now: Date): Promise<void> {
  await endResets(db, reset.user_id, now);
  await db.insertInto('password_resets').values(reset).execute();
}

export async function endResets(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('password_resets')
    .set({ ended_date: now })
    .where('user_id', '=', userId)
    .where('ended_date', 'is', null)
    .execute();
}

/** A reset link, with whose it is and whether it can still be used. */
export async function findReset(db: Db, hash: string, now: Date) {
  return db
    .selectFrom('password_resets as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .where('p.hash', '=', hash)
    .where('u.deleted_date', 'is', null)
    .select([
      'u.id as user_id',
      'u.email',
      sql<boolean>`p.ended_date is null and p.expires_date > ${now}`.as('is_valid'),
    ])
    .executeTakeFirst();
}

/** Asked at every call: written out, so that nobody puts it together each time. */
const actorsWhere = (sessions: string) => `
  select s.id as session_id, u.id, u.is_superuser, (
    select json_agg(json_build_object('company_id', r.company_id, 'role', r.role))
    from representatives r where r.user_id = u.id and r.status = 'active') as memberships
  from sessions s join users u on u.id = s.user_id
  where s.id ${sessions} and s.ended_date is null and u.status_id = ${USER_STATUS.active} and u.deleted_date is null`;

const ACTORS = actorsWhere('= any($1::uuid[])');

interface ActorRow extends Omit<Actor, 'memberships'> {
  memberships: Actor['memberships'] | null;
}

const asActor = ({ id, is_superuser, session_id, memberships }: ActorRow): Actor => ({
  id,
  is_superuser,
  session_id,
  memberships: memberships ?? [],
});

/** Who sessions belong to, null where the session or its user is not alive: keyed reads, the memberships with them. */
export async function actorsOfSessions(db: Db, session_ids: readonly string[]): Promise<(Actor | null)[]> {
  const { rows } = await db.executeQuery<ActorRow>(CompiledQuery.raw(ACTORS, [session_ids]));
  return session_ids.map((session_id) => {
    const row = rows.find((one) => one.session_id === session_id);
    return row ? asActor(row) : null;
  });
}

const COUNTED_ACTOR = `
  with actor as (${actorsWhere('= $1')}),
  counted as (${hit('select $2::text || id as key from actor', '$3::timestamptz', '$4::timestamptz')})
  select a.session_id, a.id, a.is_superuser, a.memberships, c.tries, c.expires_date from actor a cross join counted c`;

interface CountedRow extends ActorRow {
  tries: number;
  expires_date: Date;
}

/** The same for a call that is counted by account, in the same statement: refuses one too many. */
export async function countedActorOfSession(
  db: Db,
  session_id: string,
  { prefix, rule }: AccountLimit,
  now: Date,
): Promise<Actor | null> {
  const values = [session_id, prefix, addSeconds(now, rule.seconds), now];
  const { rows } = await db.executeQuery<CountedRow>(CompiledQuery.raw(COUNTED_ACTOR, values));
  const [row] = rows;
  if (!row) return null;
  refuseBeyond(row, rule, now);
  return asActor(row);
}
