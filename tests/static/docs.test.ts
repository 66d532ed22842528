import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Checks that files, links and commands named in the docs exist. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const ROOTS = ['core', 'server', 'web', 'tests', 'e2e', 'verify', 'bench', 'scripts', 'docs'];
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const isThere = (path: string): boolean => existsSync(join(root, path));

/** Missing paths in backticks. A bare file name is relative to the last folder named on the same line. */
function missingPaths(text: string): string[] {
  const missing: string[] = [];
  for (const line of text.split('\n')) {
    let folder: string | undefined;
    for (const [, code = ''] of line.matchAll(/`([^`\s]+)`/g)) {
      if (/[*<{$]/.test(code)) continue;
      const isRooted = ROOTS.some((name) => code === name || code.startsWith(`${name}/`));
      if (isRooted) {
        folder = /\.\w+$/.test(code) ? dirname(code) : code;
        if (!isThere(code)) missing.push(code);
      } else if (folder && /^[\w-]+(\.[\w-]+)*\.(ts|tsx|mjs|sql)$/.test(code) && !isThere(`${folder}/${code}`)) {
        missing.push(`${folder}/${code}`);
      }
    }
  }
  return missing;
}

test.each(pages)('%s names only files that exist', (page) => expect(missingPaths(read(page))).toEqual([]));

test('every rule in docs/where-to-find.md names its code and a test', () => {
  const rows = read('docs/where-to-find.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Rule |'));
  expect(rows.length).toBeGreaterThan(80);
  const isComplete = (row: string) => {
    const [, code = '', checked = '', ...rest] = row.slice(2, -2).split(' | ');
    return code.includes('`') && /`[\w./-]+\.(test|spec)\.tsx?`/.test(checked) && rest.length === 0;
  };
  expect(rows.filter((row) => !isComplete(row))).toEqual([]);
});

test.each(pages)('%s links only to files and headings that exist', (page) => {
  const headings = (text: string): string[] =>
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
  for (const [, link = ''] of read(page).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^https?:/.test(link)) continue;
    const [path = '', heading] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    expect(isThere(target), link).toBe(true);
    if (heading) expect(headings(read(target)), link).toContain(heading);
  }
});

test('the docs name only npm commands that exist', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = pages.flatMap((page) => [...read(page).matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name!));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

const filesBelow = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );

test('docs/architecture.md names only source files that exist, in its diagrams too', () => {
  const text = read('docs/architecture.md').replace(/\*\.\S+/g, '');
  const folders = ['.', 'server', ...['', 'records', 'intake', 'trade'].map((floor) => `server/features/${floor}`)];
  const participants = [...text.matchAll(/participant \w+ as (\S+\/\S+)/g)].map(([, path]) => path!);
  expect(participants.length).toBeGreaterThan(15);
  expect(participants.filter((path) => !folders.some((folder) => isThere(join(folder, path))))).toEqual([]);
  const existing = new Set(filesBelow('core', 'server', 'web', 'tests').map((path) => basename(path)));
  const named = [...text.matchAll(/[\w-][\w./-]*\.(?:ts|tsx)\b/g)].map(([path]) => basename(path));
  expect(named.filter((name) => !existing.has(name))).toEqual([]);
});

test('the data model of docs/architecture.md has exactly the existing tables', () => {
  const text = read('docs/architecture.md');
  const sql = filesBelow('server/db/migrations').map(read).join('\n');
  const tables = [...sql.matchAll(/^create table (\w+)/gm)].map(([, name]) => name!);
  const diagrams = [...text.matchAll(/```mermaid\nerDiagram\n([\s\S]*?)```/g)].map(([, body]) => body!);
  expect(diagrams.length).toBe(4);
  const drawn = diagrams.flatMap((body) => [...body.matchAll(/^ {2}(\w+) [|}{o]/gm)].map(([, name]) => name!));
  expect(drawn.filter((name) => !tables.includes(name))).toEqual([]);
  const [, model = ''] = text.split('## Data model');
  const isCounter = (name: string) => /_(counts|totals|days|months|day_changes|places)$|^counter/.test(name);
  const isMissing = (name: string) => !new RegExp(`\\b${name}\\b`).test(model);
  expect(tables.filter((name) => !isCounter(name)).filter(isMissing)).toEqual([]);
});

test('comments and docs refer to decisions that exist', () => {
  const decisions = new Set(readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 3)));
  const sources = filesBelow(...ROOTS).filter((path) => /\.(ts|tsx|mjs|sql|md)$/.test(path));
  const references = sources.flatMap((path) =>
    [...read(path).matchAll(/\bdecisions?[ /](0\d\d)\b/g)].map(([, number]) => ({ path, number: number! })),
  );
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter(({ number }) => !decisions.has(number))).toEqual([]);
});
