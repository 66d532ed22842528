import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { knownMigrations, otherBase } from '../migrate.ts';
import { acquireLock } from '../open/lock-file.ts';
import { openEmbedded } from '../open/open-embedded.ts';
import { openPostgres } from '../open/open-postgres.ts';
import { makeDataDir } from '../open/private-files.ts';
import { ArchiveError, readArchive } from './archive.ts';
import { exists, type Storage } from './back-up.ts';
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
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown)
    throw new ArchiveError(`The backup was made by a newer version (${unknown}); restore it with that version.`);
}

/** Restores into a temporary folder that is moved into place when complete, so a killed restore leaves nothing. */
async function restoreEmbedded(dataDir: string, head: Head, source: AsyncGenerator<string>): Promise<TableCount[]> {
  await makeDataDir(dataDir);
  const release = await acquireLock(dataDir);
  const temporary = join(dataDir, 'restoring');
  try {
    if (await exists(join(dataDir, 'pgdata')))
      throw new ArchiveError(
        `DATA_DIR: there is already a database in ${dataDir}; a backup can only be restored into an empty one`,
      );
    await rm(temporary, { recursive: true, force: true });
    const database = await openEmbedded(temporary);
    const counts = await load(database, head, source).finally(() => database.close());
    await rename(join(temporary, 'pgdata'), join(dataDir, 'pgdata'));
    return counts;
  } finally {
    await rm(temporary, { recursive: true, force: true });
    await release();
  }
}

async function restorePostgres(url: string, head: Head, source: AsyncGenerator<string>): Promise<TableCount[]> {
  const database = await openPostgres(url);
  try {
    if (!(await isEmpty(database.db)))
      throw new ArchiveError(
        'DATABASE_URL: the database is not empty; a backup can only be restored into an empty one',
      );
    return await load(database, head, source);
  } finally {
    await database.close();
  }
}

/** Restores a backup into an empty database of either kind. The file is verified first. */
export async function restore({ DATABASE_URL, DATA_DIR }: Storage, path: string): Promise<Restored> {
  await checkBackup(path);
  const source = readArchive(path);
  const head = await readHead(source);
  await refuseOtherVersions(head);
  const counts = DATABASE_URL
    ? await restorePostgres(DATABASE_URL, head, source)
    : await restoreEmbedded(DATA_DIR, head, source);
  return { head, counts };
}

/** Verifies that a file is a complete backup, without a database. */
export async function checkBackup(path: string): Promise<Restored> {
  const source = readArchive(path);
  const head = await readHead(source);
  const { counts } = await readTables(source, async () => undefined);
  return { head, counts };
}
