import { systemClock } from '#server/base/clock.ts';
import type { Db } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { openSession } from '#server/features/records/auth/session/open-session.ts';
import { JWT_SECRET } from '#tests/processes/server-process.ts';

/** Opens a session in the database of a running server; returns an access token signed with the tests' secret. */
export async function accessOf(db: Db, user_id: number): Promise<string> {
  const deps = { db, clock: systemClock, jwtSecrets: [JWT_SECRET], ipLookup: { country: async () => null } };
  const origin = { ip: '127.0.0.1', user_agent: 'verify' };
  return (await openSession(deps as unknown as Deps, user_id, origin)).access;
}

let made = 0;

/** A new superuser. Several share the load, to stay below the limits per account. */
export async function newAgent(db: Db): Promise<string> {
  const names = { first_name: 'Ada', last_name: 'Marlow', password_hash: null };
  const { id } = await db
    .insertInto('users')
    .values({
      ...names,
      email: `agent-${++made}@example.com`,
      status_id: 1,
      is_superuser: true,
      date_joined: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return accessOf(db, id);
}
