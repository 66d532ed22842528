import { buildApp } from '#server/app/app.ts';
import { open } from '#server/app/open.ts';
import { readConfig } from '#server/base/config.ts';
import { makeLog } from '#server/base/log.ts';
import type { Deps } from '#server/deps.ts';
import { openSession } from '#server/features/records/auth/session/open-session.ts';
import { startThrowawayPostgres } from '../scripts/lib/throwaway-postgres.mjs';

export interface Bench {
  deps: Deps;
  /** Creates a user; returns its id and API client. */
  person(is_superuser?: boolean): Promise<{ id: number; call: Call }>;
}

export type Call = (path: string, init?: RequestInit) => Promise<Response>;

/** Runs `work` with the whole product on a temporary PostgreSQL, listening on loopback. */
export async function withProduct(work: (bench: Bench) => Promise<void>): Promise<void> {
  const postgres = await startThrowawayPostgres();
  const env = { DATABASE_URL: postgres.url, JWT_SECRET: 'x'.repeat(32), DEMO: '0', RATE_LIMIT_EXEMPT: '127.0.0.1' };
  const { deps, close } = await open(readConfig(env), makeLog('fatal'));
  const app = await buildApp(deps, new URL('./no-web-client/', import.meta.url));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  let made = 0;
  const person = async (is_superuser = false) => {
    const values = { email: `bench-${++made}@example.com`, password_hash: null, first_name: '', last_name: '' };
    const { id } = await deps.db
      .insertInto('users')
      .values({ ...values, status_id: 1, is_superuser, date_joined: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { access } = await openSession(deps, id, { ip: '127.0.0.1', user_agent: 'bench' });
    const call: Call = (path, init = {}) =>
      fetch(`${address}/api${path}`, { ...init, headers: { authorization: `JWT ${access}`, ...init.headers } });
    return { id, call };
  };
  try {
    await work({ deps, person });
  } finally {
    await app.close();
    await close();
    await postgres.stop();
  }
}

/** The fastest of several runs in milliseconds, to exclude other load on the machine. */
export async function quickest(runs: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
