import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { inRoot, root } from './project.mjs';
import { runNode } from './run-command.mjs';

const sources = ['core', 'server', 'web', 'scripts', 'vite.config.ts', 'package.json', 'package-lock.json'];
const stampPath = (dist) => join(dist, 'built-from');

/** A hash of the build's inputs. By content, not by time: a checkout touches files without changing them. */
export function sourcesHash() {
  const hash = createHash('sha256');
  const add = (path) =>
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  const addFolder = (path) => {
    const entries = readdirSync(join(root, path), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory()) addFolder(inner);
      else if (!/\.test\.tsx?$/.test(entry.name)) add(inner);
    }
  };
  for (const path of sources) {
    if (!existsSync(join(root, path))) continue;
    if (/\.\w+$/.test(path)) add(path);
    else addFolder(path);
  }
  return hash.digest('hex');
}

export const writeStamp = (dist, hash) => writeFileSync(stampPath(dist), hash);

export function isBuilt(hash = sourcesHash()) {
  const stamp = stampPath(inRoot('dist'));
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/**
 * Builds in a child process, so that the bundlers' memory is freed before the server runs. Its output is returned, not shown.
 * `prepares` also makes the demo data of a first start.
 */
export async function buildWhenStale({ prepares = false } = {}) {
  if (isBuilt()) return { ok: true, output: '' };
  return oneAtATime(async () => {
    if (isBuilt()) return { ok: true, output: '' };
    console.error('Building …');
    return runNode(inRoot('scripts', 'build.mjs'), prepares ? ['--prepare'] : []);
  });
}
