import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { takeLock } from './lock-file.ts';
import { PreparingClient } from './prepared-pg.ts';
import { preparing } from './prepared-pglite.ts';
import type { Db, Tables } from './tables.ts';

export interface Database {
  db: Db;
  kind: 'embedded' | 'postgresql';
  close(): Promise<void>;
  /** How its connections are used, where there are several. */
  pool?(): { total: number; idle: number; waiting: number };
}

const BYTEA = 17;
const INT8 = 20;
const DATE = 1082;

/** One process per directory: PGlite has no lock of its own, so ours comes first. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = await takeLock(dataDir);
  try {
    const pglite = await PGlite.create(join(dataDir, 'pgdata'), embeddedOptions);
    const { db, close } = onPglite(pglite);
    return { db, kind: 'embedded', close: () => close().finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

/** A calendar date stays text: it has no time zone to be read in. Bytes go in and out twenty times as fast as by its own way. */
export const embeddedOptions = {
  extensions: { pg_trgm },
  parsers: {
    [INT8]: Number,
    [DATE]: (text: string) => text,
    [BYTEA]: (hex: string) => Buffer.from(hex.slice(2), 'hex'),
  },
  serializers: {
    [BYTEA]: (bytes: Uint8Array) =>
      `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`,
  },
};

export function onPglite(pglite: PGlite): Database {
  const db: Db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: preparing(pglite) }) });
  return { db, kind: 'embedded', close: () => db.destroy() };
}

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
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A connection that goes takes with it what it has planned.
    idleTimeoutMillis: 300_000,
    statement_timeout: 30_000,
    // A lost server must not leave a transaction, and its locks, open for ever.
    idle_in_transaction_session_timeout: 60_000,
    // decisions/022: what is planned once stays planned, and nothing that we ask is worth compiling.
    options: '-c timezone=UTC -c jit=off -c plan_cache_mode=force_generic_plan',
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
