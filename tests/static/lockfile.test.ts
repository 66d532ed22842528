import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
}

const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };

/** `npm ci` refuses a lockfile that lacks even a build for another machine: scripts/complete-lockfile.mjs puts them back. */
test('the lockfile names every build of the native packages', () => {
  const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${parent}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no host: packages come from the registry that npm is set up with', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
});
