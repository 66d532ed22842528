import { access, chmod, constants, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { failpoint } from '../../base/failpoints.ts';

/** What is wrong with DATA_DIR, in one line. */
export class DataDirError extends Error {}

const FOLDER = 0o700;
const FILE = 0o600;
const STICKY = 0o1000;
/** What the product makes in its data folder. Whatever else lies there is not its own to change. */
const OURS = /^(?:pgdata|restoring|jwt-secret|backup\.sock|lock\.\d+\.\d*|backup-copy-.*)$/;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'it belongs to another user',
  EROFS: 'the file system is read-only',
  EEXIST: 'it is not a folder',
  ENOTDIR: 'it is not a folder',
  ENOSPC: 'the disk is full',
};

const unusable = (dataDir: string) => (error: NodeJS.ErrnoException) => {
  const reason = REASONS[error.code ?? ''];
  throw reason ? new DataDirError(`DATA_DIR: ${dataDir} can't be used: ${reason}`) : error;
};

/** The data folder, made when it is not there, for its owner alone (security rule 32). */
export async function makeDataDir(dataDir: string): Promise<void> {
  const prepare = async () => {
    await mkdir(dataDir, { recursive: true, mode: FOLDER });
    const { mode } = await stat(dataDir);
    // /tmp and its like: to close it would shut out everybody else.
    if (mode & STICKY)
      throw new DataDirError(`DATA_DIR: ${dataDir} is shared with other users; choose a folder inside it`);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    if ((mode & 0o777) !== FOLDER) await chmod(dataDir, FOLDER);
  };
  await prepare().catch(unusable(dataDir));
}

/** Closes one entry and everything below it. Links are not followed; what is removed meanwhile needs no closing. */
async function close(path: string): Promise<void> {
  try {
    const entry = await lstat(path);
    if (entry.isSymbolicLink()) return;
    const mode = entry.isDirectory() ? FOLDER : FILE;
    if ((entry.mode & 0o777) !== mode) await chmod(path, mode);
    if (entry.isDirectory()) for (const name of await readdir(path)) await close(join(path, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Closes what lies in the data folder already. PGlite gives the files that it unpacks the mode 0666 whatever the umask is; those
 * that it makes while it runs follow the process's umask, which every entry point sets to 077.
 */
export async function closeToOthers(dataDir: string): Promise<void> {
  // Windows has no such modes: a folder's own rights decide there.
  if (process.platform === 'win32' || failpoint('readable-data-folder')) return;
  const closeAll = async () => {
    for (const name of await readdir(dataDir)) if (OURS.test(name)) await close(join(dataDir, name));
  };
  await closeAll().catch(unusable(dataDir));
}
