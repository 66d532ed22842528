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

/**
 * Guards against hangs. They count wall time, waiting for locks included, so they are far above what a busy machine needs. A
 * transaction that a suspended process left open ends first, so that those that wait for its locks go on.
 */
const GIVE_UP_MS = { transaction: 120_000, statement: 300_000, connection: 60_000 };

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
    connectionTimeoutMillis: GIVE_UP_MS.connection,
    // A closed connection loses its cached plans.
    idleTimeoutMillis: 300_000,
    statement_timeout: GIVE_UP_MS.statement,
    idle_in_transaction_session_timeout: GIVE_UP_MS.transaction,
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
