import { link, readFile, rm, writeFile } from 'node:fs/promises';

export class LockedError extends Error {}

/** A pid alone can be somebody else's by now; together with its start time it is one process. */
async function startTime(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold spaces; the fields after it are fixed. The 22nd is the start time.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Takes the lock or says who holds it. A lock whose holder has died is taken over. */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  const mine = `${process.pid} ${await startTime(process.pid)}\n`;
  const draft = `${path}.${process.pid}`;
  // Written aside and linked into place: the lock appears whole or not at all.
  await writeFile(draft, mine, { mode: 0o600 });
  try {
    for (let tries = 0; tries < 5; tries++) {
      try {
        await link(draft, path);
        return () => rm(path, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const [pid = '', since = ''] = (await readFile(path, 'utf8').catch(() => '')).trim().split(' ');
      const holder = Number(pid);
      if (holder > 0 && isRunning(holder) && (await startTime(holder)) === since) {
        throw new LockedError(`DATA_DIR: the database in it is in use by process ${holder}; stop that one first`);
      }
      await rm(path, { force: true });
    }
    throw new LockedError('DATA_DIR: the lock in it could not be taken');
  } finally {
    await rm(draft, { force: true });
  }
}
