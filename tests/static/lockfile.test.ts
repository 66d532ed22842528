import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
}

const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };

/** `npm ci` rejects a lockfile without the builds for other platforms; scripts/complete-lockfile.mjs adds them. */
test('the lockfile names every build of the native packages', () => {
  const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${parent}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no host, so packages come from the configured registry', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
});
