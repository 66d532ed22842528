import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export class LockedError extends Error {}

/** About a second in total: a process that was just killed needs a moment to exit. */
const TRIES = 10;
const CLAIM = /^lock\.(\d+)\.(\d*)$/;

interface Running {
  /** The start time, which tells a process from a later one with the same pid. */
  since: string;
  /** A zombie: killed, but not yet reaped by its parent. */
  isDead: boolean;
}

async function processState(pid: number): Promise<Running> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in parentheses may contain spaces. Of the fixed fields after it, the 3rd is the state and the 22nd the start time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { since: fields[19] ?? '', isDead: fields[0] === 'Z' || fields[0] === 'X' };
}

async function isAlive(pid: number, since: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const running = await processState(pid);
  return running.since === since && !running.isDead;
}

/** Other claims on the folder: pids of running processes, and files left by dead ones. */
async function claims(folder: string, mine: string): Promise<{ alive: number[]; stale: string[] }> {
  const found = { alive: [] as number[], stale: [] as string[] };
  for (const name of await readdir(folder)) {
    const [, pid, since] = CLAIM.exec(name) ?? [];
    if (pid === undefined || since === undefined || name === mine) continue;
    if (await isAlive(Number(pid), since)) found.alive.push(Number(pid));
    else found.stale.push(name);
  }
  return found;
}

const inUse = (pid: number) =>
  new LockedError(`DATA_DIR: the database in it is in use by process ${pid}; stop that one first`);

/**
 * Locks the folder, or throws with the pid of the holder. Each process first writes its own claim file and then looks for others,
 * so of several at once at most one finds none; claims of dead processes are ignored. No process ever removes the claim of a running
 * one, which avoids the race of single-file locks when two processes take over a stale lock.
 */
export async function acquireLock(folder: string): Promise<() => Promise<void>> {
  const mine = `lock.${process.pid}.${(await processState(process.pid)).since}`;
  const path = join(folder, mine);
  for (let tries = 1; ; tries++) {
    await writeFile(path, '', { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? inUse(process.pid) : error;
    });
    const { alive, stale } = await claims(folder, mine);
    if (alive.length === 0) {
      for (const name of stale) await rm(join(folder, name), { force: true });
      return () => rm(path, { force: true });
    }
    await rm(path, { force: true });
    if (tries === TRIES) throw inUse(alive[0]!);
    // Jitter: two processes that found each other must not retry at the same time.
    await wait(50 + Math.random() * 100);
  }
}
