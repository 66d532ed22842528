import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checks } from '../verify/checks.mjs';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The long checks are run seldom: a line that has moved on would be noticed too late. */
test.for(checks)('$name: what runs it is there, and the line that breaks it stands once', ({ tests = [], broken }) => {
  for (const path of tests) expect(existsSync(at(path)), path).toBe(true);
  for (const { file, from, to } of [broken].flat()) {
    expect(readFileSync(at(file), 'utf8').split(from), `${file}: ${from}`).toHaveLength(2);
    expect(to).not.toBe(from);
  }
});
