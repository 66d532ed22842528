import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from './project.mjs';

const path = inRoot('.cache', 'prepare.lock');

const LONGEST_MS = 15 * 60_000;

/** A zombie (Z) still has its pid, forever if no init process reaps it. */
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

/** The holder died, or its pid was reused. */
function isAbandoned(holder) {
  return !alive(holder) || Date.now() - statSync(path).mtimeMs > LONGEST_MS;
}

function acquire() {
  const draft = `${path}.${process.pid}`;
  // Atomic: written to a temporary file and linked into place.
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

/** Removes a stale lock. Two processes may do so at once, and the slower must not remove the faster one's new lock. */
function clearAbandoned() {
  const holder = readHolder(path);
  const aside = `${path}.abandoned.${process.pid}`;
  try {
    if (holder === undefined || !isAbandoned(holder)) return;
    renameSync(path, aside);
    if (readHolder(aside) !== holder) linkSync(aside, path);
  } catch {
    // Another process was faster; the next attempt decides.
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

/** A lock file per checkout: of several concurrent starts one installs or builds, and the others wait. */
export async function oneAtATime(act) {
  mkdirSync(dirname(path), { recursive: true });
  while (!acquire()) {
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
