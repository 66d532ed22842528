import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Docs that name files stay true: what was moved or renamed is noticed here. */
const root = fileURLToPath(new URL('../', import.meta.url));
const ROOTS = ['core', 'server', 'web', 'tests', 'e2e', 'verify', 'bench', 'scripts', 'docs'];
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const isThere = (path: string): boolean => existsSync(join(root, path));

/** Files and folders in backticks. A bare file name lies beside the last one with a folder in the same line. */
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

test.each(pages)('%s links only to files and headings that exist', (page) => {
  const headings = (text: string): string[] =>
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replace(/[^\w\s-]/g, '').replaceAll(' ', '-'),
    );
  for (const [, link = ''] of read(page).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^https?:/.test(link)) continue;
    const [path = '', heading] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    expect(isThere(target), link).toBe(true);
    if (heading) expect(headings(read(target)), link).toContain(heading);
  }
});

test('the sequence diagrams of docs/architecture.md name files that exist', () => {
  const folders = ['server', 'server/features/records', 'server/features/intake', 'server/features/trade', '.'];
  const named = [...read('docs/architecture.md').matchAll(/participant \w+ as (\S+\/\S+)/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(15);
  for (const path of named) expect(folders.some((folder) => isThere(join(folder, path))), path).toBe(true);
});
