import { constants } from 'node:fs';
import { access, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbedded } from '../open/open-embedded.ts';
import { type Database, openPostgres } from '../open/open-postgres.ts';
import { ArchiveError, writeArchive } from './archive.ts';
import { dump } from './dump.ts';
import { whilePaused } from './pause-for-backup.ts';
import type { TableCount } from './table-hash.ts';

export interface Storage {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}

const COPY = 'backup-copy-';

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Copies the files of a running server's database while it is paused; undefined if no server runs. */
async function copyRunning(dataDir: string): Promise<string | undefined> {
  // Leftovers of a backup that was killed.
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(COPY)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  const copy = await mkdtemp(join(dataDir, COPY));
  try {
    const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
    const copied = await whilePaused(dataDir, () => cp(join(dataDir, 'pgdata'), join(copy, 'pgdata'), options));
    if (copied) return copy;
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  }
  await rm(copy, { recursive: true, force: true });
  return undefined;
}

async function backUpEmbedded(dataDir: string, made: string, path: string): Promise<TableCount[]> {
  if (!(await exists(join(dataDir, 'pgdata')))) throw new ArchiveError(`DATA_DIR: there is no database in ${dataDir}`);
  const copy = await copyRunning(dataDir);
  try {
    const database = await openEmbedded(copy ?? dataDir);
    return await dumpTo(database, { made }, path);
  } finally {
    if (copy) await rm(copy, { recursive: true, force: true });
  }
}

async function dumpTo(database: Database, head: Parameters<typeof dump>[1], path: string): Promise<TableCount[]> {
  try {
    return await writeArchive(path, (write) => dump(database.db, head, write));
  } finally {
    await database.close();
  }
}

/**
 * Backs up the whole database into one file while the server keeps running. The secret in the data folder is not included: with it,
 * a reader of the backup could sign access tokens and decrypt sealed values (security rule 32).
 */
export async function backUp({ DATABASE_URL, DATA_DIR }: Storage, path: string, now: Date): Promise<TableCount[]> {
  if (await exists(path)) throw new ArchiveError(`${path} already exists; choose another name`);
  await mkdir(join(path, '..'), { recursive: true });
  const made = now.toISOString();
  if (!DATABASE_URL) return backUpEmbedded(DATA_DIR, made, path);
  return dumpTo(await openPostgres(DATABASE_URL), { made }, path);
}
