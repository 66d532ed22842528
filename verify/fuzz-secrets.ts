import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { USER_STATUS } from '#core/lookups.ts';
import { hashPassword } from '#server/crypto/passwords.ts';
import { hashSecret } from '#server/crypto/secrets.ts';
import type { Db } from '#server/db/tables.ts';
import { PASSWORD } from '#tests/processes/server-process.ts';
import type { Random } from './random.ts';

/** Secrets of each kind; most are single-use. */
const COUNT = 300;
export const CODE = '000000';
const newcomer = (n: number) => `newcomer-${n}@example.com`;
const regular = (n: number) => `regular-${n}@example.com`;
const token = (n: number) => `token-${n}`;

export const aToken = (random: Random): string => token(random.below(COUNT));
/** An unconfirmed sign-up, a user, or a user of the demo. */
export const anAddress = (random: Random): string =>
  random.pick([newcomer(random.below(COUNT)), regular(random.below(COUNT)), 'customer@example.com']);

/**
 * Inserts known secrets that normally only a mail contains: sign-up codes, invitation and reset tokens, refresh tokens. The database
 * holds only their hashes.
 */
export async function insertKnownSecrets(db: Db): Promise<void> {
  const password_hash = await hashPassword(PASSWORD);
  const numbers = Array.from({ length: COUNT }, (_, n) => n);
  const now = new Date();
  const expires_date = new Date(now.getTime() + 86_400_000);
  const names = { first_name: 'Ada', last_name: 'Marlow' };
  const people = async (emails: string[], status_id: number) => {
    const rows = emails.map((email) => ({ ...names, email, status_id, password_hash, is_superuser: false }));
    const made = await db
      .insertInto('users')
      .values(rows.map((row) => ({ ...row, date_joined: now })))
      .returning(['id', 'email'])
      .execute();
    const ids = new Map(made.map(({ id, email }) => [email, id]));
    return emails.map((email) => ids.get(email)!);
  };
  const newcomers = await people(numbers.map(newcomer), USER_STATUS.unconfirmed);
  const signUps = newcomers.map((user_id) => ({ user_id, code_hash: hashSecret(`${user_id}:${CODE}`) }));
  await db
    .insertInto('sign_ups')
    .values(signUps.map((row) => ({ ...names, ...row, password_hash, expires_date })))
    .execute();

  const regulars = await people(numbers.map(regular), USER_STATUS.active);
  const hashed = regulars.map((user_id, n) => ({ user_id, hash: hashSecret(token(n)), session_id: randomUUID() }));
  await db
    .insertInto('sessions')
    .values(hashed.map(({ session_id: id, user_id }) => ({ id, user_id, created_date: now, expires_date })))
    .execute();
  await db
    .insertInto('refresh_tokens')
    .values(hashed.map(({ hash, session_id }) => ({ hash, session_id, parent_hash: null, expires_date })))
    .execute();
  await db
    .insertInto('password_resets')
    .values(hashed.map(({ hash, user_id }) => ({ hash, user_id, expires_date })))
    .execute();
  const company_id = sql<number>`(select min(id) from companies)`;
  const invitation = { company_id, role: 'viewer', status: 'invited', invited_date: now } as const;
  await db
    .insertInto('representatives')
    .values(
      hashed.map(({ hash }, n) => ({
        ...invitation,
        email: regular(n),
        token_hash: hash,
        token_expires_date: expires_date,
      })),
    )
    .execute();
}
