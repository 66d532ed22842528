import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { preparing } from '../prepared/prepared-pglite.ts';
import type { Db, Tables } from '../tables.ts';
import { acquireLock } from './lock-file.ts';
import type { Database } from './open-postgres.ts';
import { makeDataDir, restrictToOwner } from './private-files.ts';

// How much a WebAssembly function has to run before V8 optimizes it. By V8's own budget, a thirtieth of this one, a start spends a
// third of its processor time on optimizing functions that hardly run again.
setFlagsFromString('--wasm-tiering-budget=50000000');

const BYTEA = 17;
const INT8 = 20;
const DATE = 1082;

/**
 * PGlite has no lock of its own, so ours ensures one process per folder. `prepare` runs under the lock, before the database is
 * opened.
 */
export async function openEmbedded(
  dataDir: string,
  prepare: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<Database> {
  await makeDataDir(dataDir);
  const release = await acquireLock(dataDir);
  try {
    await prepare(dataDir);
    await restrictToOwner(dataDir);
    const pglite = await PGlite.create(join(dataDir, 'pgdata'), embeddedOptions);
    await restrictToOwner(dataDir);
    const { db, close } = onPglite(pglite);
    return { db, kind: 'embedded', close: () => close().finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Calendar dates stay strings, as they have no time zone. This `bytea` conversion is twenty times as fast as PGlite's. */
export const embeddedOptions = {
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

const embedded = new WeakSet<Db>();

/** Embedded means a single connection: a long transaction blocks all others. */
export const isEmbedded = (db: Db): boolean => embedded.has(db);

export function onPglite(pglite: PGlite): Database {
  const db: Db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: preparing(pglite) }) });
  embedded.add(db);
  return { db, kind: 'embedded', close: () => db.destroy() };
}
