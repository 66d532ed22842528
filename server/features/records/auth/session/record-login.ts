import type { Deps } from '../../../../deps.ts';
import type { Origin } from '../../../../http/serve.ts';
import { insertLogin, sweepLogins } from './logins.queries.ts';

/** decisions §4: records the date, IP address, browser and country of every login attempt, successful or not. */
export async function recordLogin(
  { db, clock, ipLookup }: Deps,
  user_id: number | null,
  { ip, user_agent }: Origin,
  success: boolean,
): Promise<void> {
  const country = await ipLookup.country(ip);
  await insertLogin(db, { user_id, date: clock.now(), ip, user_agent, country, city: null, success });
}

export const sweepLoginTries = ({ db }: Deps, before: Date): Promise<void> => sweepLogins(db, before);
