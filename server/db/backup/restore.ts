import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { knownMigrations, otherBase } from '../migrate.ts';
import { acquireLock } from '../open/lock-file.ts';
import { openEmbedded } from '../open/open-embedded.ts';
import { openPostgres } from '../open/open-postgres.ts';
import { makeDataDir } from '../open/private-files.ts';
import { ArchiveError, readArchive } from './archive.ts';
import { isThere, type Place } from './back-up.ts';
import type { Head } from './dump.ts';
import { load, readHead, readTables } from './load.ts';
import type { TableCount } from './table-hash.ts';
import { isEmpty } from './table-shapes.queries.ts';

export interface Restored {
  head: Head;
  counts: TableCount[];
}

async function refuseOtherVersions({ migrations }: Head): Promise<void> {
  const known = await knownMigrations();
  const base = otherBase(migrations, known);
  if (base)
    throw new ArchiveError(`The backup was made by an unsupported earlier version (${base}) and can't be restored.`);
  const strange = migrations.find((name) => !known.includes(name));
  if (strange)
    throw new ArchiveError(`The backup is of a newer version, which has ${strange}: restore it with that one.`);
}

/** Made aside and moved into place when it is whole: a restore that was killed has restored nothing. */
async function restoreEmbedded(dataDir: string, head: Head, source: AsyncGenerator<string>): Promise<TableCount[]> {
  await makeDataDir(dataDir);
  const release = await acquireLock(dataDir);
  const aside = join(dataDir, 'restoring');
  try {
    if (await isThere(join(dataDir, 'pgdata')))
      throw new ArchiveError(
        `DATA_DIR: there is a database in ${dataDir} already; a backup is restored into an empty one`,
      );
    await rm(aside, { recursive: true, force: true });
    const database = await openEmbedded(aside);
    const counts = await load(database, head, source).finally(() => database.close());
    await rename(join(aside, 'pgdata'), join(dataDir, 'pgdata'));
    return counts;
  } finally {
    await rm(aside, { recursive: true, force: true });
    await release();
  }
}

async function restorePostgres(url: string, head: Head, source: AsyncGenerator<string>): Promise<TableCount[]> {
  const database = await openPostgres(url);
  try {
    if (!(await isEmpty(database.db)))
      throw new ArchiveError('DATABASE_URL: the database is not empty; a backup is restored into an empty one');
    return await load(database, head, source);
  } finally {
    await database.close();
  }
}

/** Puts a backup into an empty database, of either kind, and reads it all back. A file that is not whole never gets that far. */
export async function restore({ DATABASE_URL, DATA_DIR }: Place, path: string): Promise<Restored> {
  await checkBackup(path);
  const source = readArchive(path);
  const head = await readHead(source);
  await refuseOtherVersions(head);
  const counts = DATABASE_URL
    ? await restorePostgres(DATABASE_URL, head, source)
    : await restoreEmbedded(DATA_DIR, head, source);
  return { head, counts };
}

/** Whether a file is a whole backup, without a database. */
export async function checkBackup(path: string): Promise<Restored> {
  const source = readArchive(path);
  const head = await readHead(source);
  const { counts } = await readTables(source, async () => undefined);
  return { head, counts };
}
