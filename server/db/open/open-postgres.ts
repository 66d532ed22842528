import { availableParallelism } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { failpoint } from '../../base/failpoints.ts';
import { PreparingClient } from '../prepared/prepared-pg.ts';
import type { Db, Tables } from '../tables.ts';

export interface Database {
  db: Db;
  kind: 'embedded' | 'postgresql';
  close(): Promise<void>;
  /** Connection pool statistics; absent on the embedded database. */
  pool?(): { total: number; idle: number; waiting: number };
}

/** Twice the number of processors: more connections only compete for them and increase latency. */
const CONNECTIONS = Math.max(4, 2 * availableParallelism());

const INT8 = 20;
const DATE = 1082;

/** Connecting to DATABASE_URL failed; the message has the reason. */
export class UnreachableError extends Error {}

export async function openPostgres(url: string, log?: Logger): Promise<Database> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(DATE, (text: string) => text);
  const pool = new pg.Pool({
    connectionString: url,
    Client: PreparingClient,
    types,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    // A closed connection loses its cached plans.
    idleTimeoutMillis: 300_000,
    statement_timeout: 30_000,
    // A lost process must not leave a transaction and its locks open forever.
    idle_in_transaction_session_timeout: 60_000,
    // Generic plans, no JIT, no parallel workers: no statement is long enough to be worth them (decisions/022).
    options: `-c timezone=UTC -c jit=off -c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0${
      failpoint('commit-without-sync') ? ' -c synchronous_commit=off' : ''
    }`,
  });
  // A connection that breaks while in use fails its current or next query; an `error` event without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // The pool replaces broken idle connections; the listener is needed for the same reason.
  pool.on('error', (error) => log?.warn({ err: error }, 'database connection lost'));
  await pool.query('select 1').catch(async (error: Error & { code?: string }) => {
    await pool.end();
    throw new UnreachableError(`DATABASE_URL: the database does not answer: ${error.message || error.code}`);
  });
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: 'postgresql',
    close: () => db.destroy(),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
