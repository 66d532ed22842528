import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { preparing } from '../prepared/prepared-pglite.ts';
import type { Db, Tables } from '../tables.ts';
import { takeLock } from './lock-file.ts';
import type { Database } from './open-postgres.ts';
import { closeToOthers, makeDataDir } from './private-files.ts';

const BYTEA = 17;
const INT8 = 20;
const DATE = 1082;

/** One process per directory: PGlite has no lock file, so ours is taken first. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  await makeDataDir(dataDir);
  const release = await takeLock(dataDir);
  try {
    await closeToOthers(dataDir);
    const pglite = await PGlite.create(join(dataDir, 'pgdata'), embeddedOptions);
    await closeToOthers(dataDir);
    const { db, close } = onPglite(pglite);
    return { db, kind: 'embedded', close: () => close().finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Calendar dates stay strings: they have no time zone. Bytes are converted twenty times as fast as by PGlite's own serializer. */
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

/** Whether there is a single connection, which a long transaction blocks for all others. */
export const isEmbedded = (db: Db): boolean => embedded.has(db);

export function onPglite(pglite: PGlite): Database {
  const db: Db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: preparing(pglite) }) });
  embedded.add(db);
  return { db, kind: 'embedded', close: () => db.destroy() };
}
