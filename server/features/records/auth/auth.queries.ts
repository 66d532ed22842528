import type { Generated, Selectable } from 'kysely';
import { CompiledQuery, sql } from 'kysely';
import { USER_STATUS } from '#core/lookups.ts';
import { addSeconds } from '../../../base/clock.ts';
import { type AccountLimit, countTriesSql, type Hit } from '../../../db/limits.ts';
import type { Actor } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';

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

declare module '../../../db/tables.ts' {
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
  has_factor: boolean;
}

export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash', 'status_id', 'has_factor'])
    .where('email', '=', email)
    .where('deleted_date', 'is', null)
    .executeTakeFirst();
}

/** The account of an address, locked for update. */
export async function lockAccount(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash', 'status_id', 'has_factor'])
    .where('email', '=', email)
    .where('deleted_date', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Creates an Unconfirmed account unless the address has one; returns whether it was created. Safe under concurrent sign-ups. */
export async function createAccountIfMissing(db: Db, email: string, now: Date): Promise<boolean> {
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

/** The latest sign-up of an unconfirmed address, expired or not. Only its password reveals that the account is unconfirmed. */
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

type ConfirmedSignUp = Pick<SignUpRow, 'user_id' | 'password_hash' | 'first_name' | 'last_name'>;

/** Copies the password and names of a sign-up to the account; discards all sign-ups of the address. */
export async function activateAccount(db: Db, signUp: ConfirmedSignUp): Promise<void> {
  const { password_hash, first_name, last_name } = signUp;
  await db
    .updateTable('users')
    .set({ password_hash, first_name, last_name, status_id: USER_STATUS.active })
    .where('id', '=', signUp.user_id)
    .execute();
  await deleteSignUps(db, signUp.user_id);
}

/** Discards the sign-ups of an address, with their codes and passwords. */
export async function deleteSignUps(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sign_ups').where('user_id', '=', userId).execute();
}

export async function setPassword(db: Db, userId: number, password_hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
}

/** Invalidates older reset links. For an unknown user, runs the same statements without writing anything. */
export async function insertReset(db: Db, reset: Omit<PasswordResetsTable, 'ended_date'>, now: Date): Promise<void> {
  await endResets(db, reset.user_id, now);
  const { hash, user_id, expires_date } = reset;
  const row = db
    .selectFrom('users')
    .where('id', '=', user_id)
    .select([sql<string>`${hash}::text`.as('hash'), 'id', sql<Date>`${expires_date}::timestamptz`.as('expires_date')]);
  await db.insertInto('password_resets').columns(['hash', 'user_id', 'expires_date']).expression(row).execute();
}

export async function endResets(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('password_resets')
    .set({ ended_date: now })
    .where('user_id', '=', userId)
    .where('ended_date', 'is', null)
    .execute();
}

/** A reset link with its user and whether it is still valid. */
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

/** Runs on every request. A constant SQL text avoids building the query each time. */
const ACTORS = `
  select s.id as session_id, u.id, u.is_superuser, u.has_factor, (
    select json_agg(json_build_object('company_id', r.company_id, 'role', r.role))
    from representatives r where r.user_id = u.id and r.status = 'active') as memberships
  from sessions s join users u on u.id = s.user_id
  where s.id = any($1::uuid[]) and s.ended_date is null and u.status_id = ${USER_STATUS.active} and u.deleted_date is null`;

interface ActorRow extends Omit<Actor, 'memberships'> {
  memberships: Actor['memberships'] | null;
}

const asActor = ({ id, is_superuser, session_id, has_factor, memberships }: ActorRow): Actor => ({
  id,
  is_superuser,
  session_id,
  has_factor,
  memberships: memberships ?? [],
});

/** The users of sessions with their memberships; null where the session has ended or the user is not active. */
export async function actorsOfSessions(db: Db, session_ids: readonly string[]): Promise<(Actor | null)[]> {
  const { rows } = await db.executeQuery<ActorRow>(CompiledQuery.raw(ACTORS, [session_ids]));
  return session_ids.map((session_id) => {
    const row = rows.find((one) => one.session_id === session_id);
    return row ? asActor(row) : null;
  });
}

/** Calls of one account within a batch are numbered individually, so that each gets its own position in the limit. */
const COUNTED_ACTORS = `
  with actor as (${ACTORS}),
  call as (
    select a.session_id, a.id, a.is_superuser, a.has_factor, a.memberships, g.prefix || a.id as key, g.expires_date, g.place
    from unnest($1::uuid[], $2::text[], $3::timestamptz[]) with ordinality g (session_id, prefix, expires_date, place)
    join actor a on a.session_id = g.session_id),
  counted as (${countTriesSql('select key, count(*)::int as tries, max(expires_date) as expires_date from call group by key', '$4::timestamptz')})
  select c.place::int, c.session_id, c.id, c.is_superuser, c.has_factor, c.memberships, n.expires_date,
    (n.tries - count(*) over (partition by c.key) + row_number() over (partition by c.key order by c.place))::int as tries
  from call c join counted n on n.key = c.key`;

export interface CountedCall {
  session_id: string;
  limit: AccountLimit;
  now: Date;
}

/** Like `actorsOfSessions`, and counts each call against its account's rate limit in the same statement. */
export async function countedActorsOfSessions(
  db: Db,
  calls: readonly CountedCall[],
): Promise<({ actor: Actor; hit: Hit } | null)[]> {
  const values = [
    calls.map(({ session_id }) => session_id),
    calls.map(({ limit }) => `${limit.kind}:user:`),
    calls.map(({ limit, now }) => addSeconds(now, limit.rule.seconds).toISOString()),
    calls.at(-1)!.now,
  ];
  const { rows } = await db.executeQuery<ActorRow & Hit & { place: number }>(CompiledQuery.raw(COUNTED_ACTORS, values));
  const found = new Map(rows.map((row) => [row.place, { actor: asActor(row), hit: row }]));
  return calls.map((_, index) => found.get(index + 1) ?? null);
}
