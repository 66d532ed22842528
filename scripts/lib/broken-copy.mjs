import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inRoot, root } from './project.mjs';

const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'data', '.cache', 'test-results', 'playwright-report']);

/**
 * The whole project once more, with one line of it replaced, or the few that are one protection: what a check looks like when its protection is gone. The
 * product itself has no such switch. A line that is not there exactly once is one that has moved on without the table.
 */
export function makeBrokenCopy(broken) {
  const folder = mkdtempSync(join(tmpdir(), 'safeharbor-broken-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(basename(path)),
  });
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
  for (const { file, from, to } of [broken].flat()) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} does not hold this exactly once: ${from}`);
    writeFileSync(
      join(folder, file),
      text.replace(from, () => to),
    );
  }
  return { folder, remove };
}
