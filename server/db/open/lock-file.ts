import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export class LockedError extends Error {}

/** With the waits between them about a second: a process that was just killed needs a moment to be gone. */
const TRIES = 10;
const CLAIM = /^lock\.(\d+)\.(\d*)$/;

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

async function lives(pid: number, since: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const running = await lookUp(pid);
  return running.since === since && !running.isDead;
}

/** The other processes that claim the folder: those that live, and the claims that the dead left. */
async function claims(folder: string, mine: string): Promise<{ alive: number[]; left: string[] }> {
  const found = { alive: [] as number[], left: [] as string[] };
  for (const name of await readdir(folder)) {
    const [, pid, since] = CLAIM.exec(name) ?? [];
    if (pid === undefined || since === undefined || name === mine) continue;
    if (await lives(Number(pid), since)) found.alive.push(Number(pid));
    else found.left.push(name);
  }
  return found;
}

const inUse = (pid: number) =>
  new LockedError(`DATA_DIR: the database in it is in use by process ${pid}; stop that one first`);

/**
 * Takes the folder or says who holds it. Everybody first puts down a claim of their own and then looks for others, so
 * of any number at once at most one finds nobody; a claim whose process has died counts for nothing. Nobody ever
 * removes the claim of the living, which is how a lock in a single file goes wrong when two take it over at once.
 */
export async function takeLock(folder: string): Promise<() => Promise<void>> {
  const mine = `lock.${process.pid}.${(await lookUp(process.pid)).since}`;
  const path = join(folder, mine);
  for (let tries = 1; ; tries++) {
    await writeFile(path, '', { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? inUse(process.pid) : error;
    });
    const { alive, left } = await claims(folder, mine);
    if (alive.length === 0) {
      for (const name of left) await rm(join(folder, name), { force: true });
      return () => rm(path, { force: true });
    }
    await rm(path, { force: true });
    if (tries === TRIES) throw inUse(alive[0]!);
    // It may be one that is about to step back from us: not for the same time, or we would meet again.
    await wait(50 + Math.random() * 100);
  }
}
