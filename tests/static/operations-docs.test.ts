import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Config, readConfig, SETTINGS } from '#server/base/config.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const OPERATIONS = 'docs/operations.md';

/** Cells of all table rows. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Settings in the first column of the tables. */
const documentedIn = (text: string): string[] =>
  rowsOf(text).flatMap(([first = '']) =>
    [...first.matchAll(/`([A-Z][A-Z_0-9]+)`/g)].map(([, name]) => name!).filter((name) => SETTINGS.includes(name)),
  );

test('docs/operations.md documents each setting exactly once, in one table', () => {
  const [, afterTitle = ''] = read(OPERATIONS).split('\n## Settings\n');
  const [section = ''] = afterTitle.split('\n## ');
  const rows = rowsOf(section).filter(([first = '']) => first.startsWith('`'));
  expect(rows.map(([first = '']) => first.replaceAll('`', '')).sort()).toEqual([...SETTINGS].sort());
  expect(documentedIn(read(OPERATIONS)).sort()).toEqual([...SETTINGS].sort());
});

/** A default as an environment variable would hold it. */
function asText(value: unknown): string | undefined {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return undefined;
  if (typeof value === 'boolean') return value ? '1' : '0';
  return Array.isArray(value) ? value.join(',') : String(value);
}

test.each(SETTINGS)('the documented default of %s is the actual default', (name) => {
  const value = asText(readConfig({})[name as keyof Config]);
  const row = rowsOf(read(OPERATIONS)).find(([first]) => first === `\`${name}\``);
  const shown = row?.[2] ?? '';
  if (value === undefined) expect(shown).toMatch(/^none\b/);
  else expect(shown.startsWith(`\`${value}\``), `${shown} should begin with ${value}`).toBe(true);
});

test('no other page documents a setting', () => {
  const others = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name}`)
    .filter((path) => path.endsWith('.md') && path !== OPERATIONS);
  for (const path of ['README.md', ...others]) expect(documentedIn(read(path)), path).toEqual([]);
  for (const name of SETTINGS) expect(read('README.md')).not.toMatch(new RegExp(`\\b${name}\\b`));
});

test('the documented number of database connections is the actual number', () => {
  expect(read('server/db/open/open-postgres.ts')).toContain('Math.max(4, 2 * availableParallelism())');
  const sentence = 'up to twice as many connections as it has processors, and at least 4';
  expect(read(OPERATIONS).replace(/\s+/g, ' ')).toContain(sentence);
});

test('the metrics named in docs and alerts exist', () => {
  const code = readdirSync(join(root, 'server/metrics'))
    .map((name) => read(`server/metrics/${name}`))
    .join('\n');
  const named = new Set([...read(OPERATIONS).matchAll(/\bsafeharbor_(\w+)/g)].map(([, name]) => name!));
  expect(named.size).toBeGreaterThan(8);
  // Histogram series have suffixes.
  for (const name of named) expect(code, name).toContain(name.replace(/_(bucket|count|sum)$/, ''));
});

test('the files that the Dockerfile copies exist, and its command is what the build produces', () => {
  const lines = read('Dockerfile').split('\n');
  const copied = lines.filter((line) => /^COPY (?!--from)/.test(line)).flatMap((line) => line.split(' ').slice(1, -1));
  expect(copied).toContain('server');
  for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true);
  expect(lines.at(-2)).toBe('CMD ["node", "dist/server/main.js"]');
  expect(read('scripts/lib/build-server.mjs')).toContain("{ in: 'server/app/main.ts', out: 'main' }");
});

test('the compose file sets only existing settings', () => {
  const named = [...read('compose.yaml').matchAll(/^ +([A-Z][A-Z_]+):/gm)].map(([, name]) => name!);
  for (const name of named.filter((one) => !one.startsWith('POSTGRES_'))) expect(SETTINGS).toContain(name);
});
