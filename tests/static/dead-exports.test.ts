import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * Dead code in the import graph: exports that neither another file nor their own uses, and files that nothing imports. A file's own test
 * does not count as a user. The compiler and the linter report unused names inside a file, but never unused exports.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['core', 'server', 'web', 'tests', 'bench', 'e2e', 'scripts', 'verify'];

/** Files loaded by a test runner, a bundler, npm or a directory scan. */
const ENTRIES = [
  /\.(?:test|spec|check|worker|cli)\.tsx?$/,
  /^server\/main\.ts$/,
  /^web\/main\.tsx$/,
  /^tests\/setup\//,
  /^scripts\/[^/]+\.mjs$/,
  /^server\/reader\/languages\/[a-z]{2}\.ts$/,
];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);
/** Files that name programs started by their path. */
const documents = readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(`${root}docs/${name}`, 'utf8'));
const COMMANDS = [readFileSync(`${root}package.json`, 'utf8'), ...documents];

const SOURCES: ReadonlyMap<string, string> = new Map(
  [...files, 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'].map((file) => [
    file,
    readFileSync(root + file, 'utf8'),
  ]),
);

const resolved = (from: string, what: string): string =>
  what.startsWith('#') ? what.slice(1) : posix.normalize(posix.join(posix.dirname(from), what));
/** `a, type B, c as d`: a, B, c. */
const listed = (list: string): string[] =>
  list.split(',').flatMap((one) => /^\s*(?:type\s+)?([\w$]+)/.exec(one)?.[1] ?? []);

interface Import {
  to: string;
  /** Undefined for a namespace or dynamic import, which uses the whole module. */
  names?: string[];
}

const IMPORT = /\b(?:import|export)\s+(?:type\s+)?(?:\{([^}]*)\}|[^'{};]*?)\s*(?:from\s*)?'([.#][^']+)'/g;
const OTHER = /(?:\bimport\(|\bnew URL\()\s*'([.#][^']+)'/g;

function importsOf(file: string, text: string): Import[] {
  const named = [...text.matchAll(IMPORT)].map(([, list, what = '']) => ({
    to: resolved(file, what),
    ...(list === undefined ? {} : { names: listed(list) }),
  }));
  return [...named, ...[...text.matchAll(OTHER)].map(([, what = '']) => ({ to: resolved(file, what) }))];
}

const DECLARED =
  /^export\s+(?:async\s+)?(?:abstract\s+)?(?:const|let|function\*?|class|enum|interface|type)\s+([\w$]+)/gm;
const RENAMED = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;

const mentions = (text: string, name: string): number =>
  text.match(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'))?.length ?? 0;

const exportsOf = (text: string): string[] => [
  ...[...text.matchAll(DECLARED)].map(([, name = '']) => name),
  ...[...text.matchAll(RENAMED)].flatMap(([, list = '']) =>
    list.split(',').flatMap((one) => /([\w$]+)\s*$/.exec(one)?.[1] ?? []),
  ),
];

/** `server/db/page.ts` and `server/db/page.test.ts`, `server/db/page.api.test.ts`. */
const isOwnTest = (file: string, test: string): boolean =>
  /\.test\.tsx?$/.test(test) && test.startsWith(`${file.replace(/\.\w+$/, '')}.`);

/** A program: exports nothing, and a command, a document or another file names it. */
function isStarted(file: string, text: string, sources: ReadonlyMap<string, string>): boolean {
  const name = new RegExp(`(?<![\\w-])${posix.basename(file).replaceAll('.', '\\.')}(?!\\w)`);
  return exportsOf(text).length === 0 && [...COMMANDS, ...sources.values()].some((one) => name.test(one));
}

interface Dead {
  exports: string[];
  files: string[];
}

function deadOf(sources: ReadonlyMap<string, string>): Dead {
  const users = new Map<string, { from: string; names?: string[] }[]>();
  for (const [from, text] of sources) {
    for (const { to, ...rest } of importsOf(from, text)) users.set(to, [...(users.get(to) ?? []), { from, ...rest }]);
  }
  const dead: Dead = { exports: [], files: [] };
  for (const [file, text] of sources) {
    if (ENTRIES.some((entry) => entry.test(file)) || !file.includes('/')) continue;
    const others = (users.get(file) ?? []).filter(({ from }) => from !== file && !isOwnTest(file, from));
    if (others.length === 0) {
      if (!isStarted(file, text, sources)) dead.files.push(file);
      continue;
    }
    for (const name of exportsOf(text)) {
      const isUsed = others.some(({ from, names }) => names?.includes(name) ?? mentions(sources.get(from)!, name) > 0);
      if (!isUsed && mentions(text, name) === 1) dead.exports.push(`${file}: ${name}`);
    }
  }
  return dead;
}

const dead = deadOf(SOURCES);

test('every export is used by another file or its own', () => expect(dead.exports).toEqual([]));

test('every file is imported by another file or started by a command', () => expect(dead.files).toEqual([]));

test('an export imported by nothing or only by its own test is found', () => {
  const sources = new Map([
    ['core/a.ts', 'export const used = 1;\nexport const unused = 2;\nexport type Tested = 3;'],
    ['core/a.test.ts', "import { type Tested, used } from './a.ts';"],
    ['core/b.test.ts', "import { used } from './a.ts';"],
    ['core/alone.ts', 'export const x = 1;'],
  ]);
  expect(deadOf(sources)).toEqual({ exports: ['core/a.ts: unused', 'core/a.ts: Tested'], files: ['core/alone.ts'] });
});
