import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from './project.mjs';

const path = inRoot('.cache', 'prepare.lock');

const LONGEST_MS = 15 * 60_000;

/** A dead process that nobody has buried yet (Z) still answers to its number, for ever where no init is at work. */
function alive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  try {
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

/** Its holder died, or lives under a number that was given out again since. */
function isAbandoned(holder) {
  return !alive(holder) || Date.now() - statSync(path).mtimeMs > LONGEST_MS;
}

function take() {
  const draft = `${path}.${process.pid}`;
  // Written aside and linked into place: the lock appears whole or not at all.
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The lock of a process that died. Two may find it at once, and the slower one must not throw away the quicker one's new lock. */
function clearAbandoned() {
  const holder = readHolder(path);
  const aside = `${path}.abandoned.${process.pid}`;
  try {
    if (holder === undefined || !isAbandoned(holder)) return;
    renameSync(path, aside);
    if (readHolder(aside) !== holder) linkSync(aside, path);
  } catch {
    // Somebody else was quicker: the next look will tell.
  }
  rmSync(aside, { force: true });
}

function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Several starts at once in one checkout: one installs or builds, the others wait and find it done. */
export async function oneAtATime(act) {
  mkdirSync(dirname(path), { recursive: true });
  while (!take()) {
    clearAbandoned();
    await wait(100);
  }
  const release = () => rmSync(path, { force: true });
  process.on('exit', release);
  try {
    return await act();
  } finally {
    process.off('exit', release);
    release();
  }
}
