import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

export class LockedError extends Error {}

interface Running {
  /** A pid alone can be somebody else's by now; together with its start time it is one process. */
  since: string;
  /** Killed, and not yet taken off the list by its parent. */
  isDead: boolean;
}

async function lookUp(pid: number): Promise<Running> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold spaces; the fields after it are fixed: the 3rd is the state, the 22nd the start time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { since: fields[19] ?? '', isDead: fields[0] === 'Z' || fields[0] === 'X' };
}

async function isHeldBy(pid: number, since: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const running = await lookUp(pid);
  return running.since === since && !running.isDead;
}

/** A process that was just killed needs a moment to be gone. */
async function staysHeldBy(pid: number, since: string): Promise<boolean> {
  for (let looks = 0; looks < 10; looks++) {
    if (!(await isHeldBy(pid, since))) return false;
    await setTimeout(100);
  }
  return true;
}

/** Takes the lock or says who holds it. A lock whose holder has died is taken over. */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  const mine = `${process.pid} ${(await lookUp(process.pid)).since}\n`;
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
      if (holder > 0 && (await staysHeldBy(holder, since))) {
        throw new LockedError(`DATA_DIR: the database in it is in use by process ${holder}; stop that one first`);
      }
      await rm(path, { force: true });
    }
    throw new LockedError('DATA_DIR: the lock in it could not be taken');
  } finally {
    await rm(draft, { force: true });
  }
}
