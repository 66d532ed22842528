import { access, chmod, constants, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { failpoint } from '../../base/failpoints.ts';

/** DATA_DIR can't be used; the message has the reason. */
export class DataDirError extends Error {}

const FOLDER = 0o700;
const FILE = 0o600;
const STICKY = 0o1000;
/** Files that the product creates in its data folder. Others are left alone. */
const OURS = /^(?:pgdata|copying|restoring|jwt-secret|backup\.sock|lock\.\d+\.\d*|backup-copy-.*)$/;

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

/** Creates the data folder if it is missing, accessible to its owner only (security rule 32). */
export async function makeDataDir(dataDir: string): Promise<void> {
  const prepare = async () => {
    await mkdir(dataDir, { recursive: true, mode: FOLDER });
    const { mode } = await stat(dataDir);
    // A shared folder such as /tmp: restricting it would lock out other users.
    if (mode & STICKY)
      throw new DataDirError(`DATA_DIR: ${dataDir} is shared with other users; choose a folder inside it`);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    if ((mode & 0o777) !== FOLDER) await chmod(dataDir, FOLDER);
  };
  await prepare().catch(unusable(dataDir));
}

/** Restricts a file or folder recursively. Symbolic links are not followed; files that disappear meanwhile are skipped. */
async function restrict(path: string): Promise<void> {
  try {
    const entry = await lstat(path);
    if (entry.isSymbolicLink()) return;
    const mode = entry.isDirectory() ? FOLDER : FILE;
    if ((entry.mode & 0o777) !== mode) await chmod(path, mode);
    if (entry.isDirectory()) for (const name of await readdir(path)) await restrict(join(path, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Restricts existing files in the data folder to their owner. PGlite unpacks its files with mode 0666 whatever the umask; files it
 * creates later follow the umask, which every entry point sets to 077.
 */
export async function restrictToOwner(dataDir: string): Promise<void> {
  // Windows has no such modes; it uses the folder's access rights.
  if (process.platform === 'win32' || failpoint('readable-data-folder')) return;
  const restrictAll = async () => {
    for (const name of await readdir(dataDir)) if (OURS.test(name)) await restrict(join(dataDir, name));
  };
  await restrictAll().catch(unusable(dataDir));
}
