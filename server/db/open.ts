import { availableParallelism } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { failpoint } from '../failpoints.ts';
import { PreparingClient } from './prepared-pg.ts';
import type { Db, Tables } from './tables.ts';

export interface Database {
  db: Db;
  kind: 'embedded' | 'postgresql';
  close(): Promise<void>;
  /** How its connections are used, where there are several. */
  pool?(): { total: number; idle: number; waiting: number };
}

/**
 * As many as work at once where the database shares our processors: more would only take turns, with us too, and each caller would
 * wait for all of them.
 */
const CONNECTIONS = Math.max(4, 2 * availableParallelism());

const INT8 = 20;
const DATE = 1082;

/** The server of DATABASE_URL does not take us in; why, in its own words. */
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
    // A connection that goes takes with it what it has planned.
    idleTimeoutMillis: 300_000,
    statement_timeout: 30_000,
    // A lost server must not leave a transaction, and its locks, open for ever.
    idle_in_transaction_session_timeout: 60_000,
    // decisions/022: what is planned once stays planned, and nothing that we ask is worth compiling or sharing out.
    options: `-c timezone=UTC -c jit=off -c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0${
      failpoint('commit-without-sync') ? ' -c synchronous_commit=off' : ''
    }`,
  });
  // One that breaks while it is in use fails the query that waits for it, or the next; this listener is only there
  // because an error that nobody listens to ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // An idle connection that breaks is replaced by the pool; the same holds for its listener.
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
