import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SETTINGS } from '#server/config.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The names in the first column of every table row. */
const namesInTables = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([A-Z][A-Z_0-9]+)`/g)].map(([, name]) => name!));

test.each(['docs/operations.md', 'README.md'])('%s has every setting in its table, and no other', (path) => {
  expect([...new Set(namesInTables(read(path)))].sort()).toEqual([...SETTINGS].sort());
});

test('the docs name no command of npm that there is not', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...read('docs/operations.md').matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

test('the metrics that the docs and their alerts name are there', () => {
  const code = readdirSync(join(root, 'server/metrics'))
    .map((name) => read(`server/metrics/${name}`))
    .join('\n');
  const named = new Set([...read('docs/operations.md').matchAll(/\bsafeharbor_(\w+)/g)].map(([, name]) => name!));
  expect(named.size).toBeGreaterThan(8);
  // A histogram's series have endings of their own.
  for (const name of named) expect(code, name).toContain(name.replace(/_(bucket|count|sum)$/, ''));
});

test('what the image is made of is there, and its command is what the build makes', () => {
  const lines = read('Dockerfile').split('\n');
  const copied = lines.filter((line) => /^COPY (?!--from)/.test(line)).flatMap((line) => line.split(' ').slice(1, -1));
  expect(copied).toContain('server');
  for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true);
  expect(lines.at(-2)).toBe('CMD ["node", "dist/server/main.js"]');
  expect(read('scripts/lib/build-server.mjs')).toContain("{ in: 'server/main.ts', out: 'main' }");
});

test('the compose file gives the product settings that it has', () => {
  const named = [...read('compose.yaml').matchAll(/^ +([A-Z][A-Z_]+):/gm)].map(([, name]) => name!);
  for (const name of named.filter((one) => !one.startsWith('POSTGRES_'))) expect(SETTINGS).toContain(name);
});
