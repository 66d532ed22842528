import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/**
 * Checks the floors of docs/architecture.md: no folder imports from a higher floor, and folders have no import cycles. The linter only
 * sees cycles of files.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Lowest first. Unnamed server folders are on the lowest floor: `base`, `db`, `mail`, `reader`, … */
const SERVER_FLOORS = ['', 'http', 'features', 'app'];
const FEATURE_FLOORS = ['records', 'registry', 'trade', 'intake', 'views'];
const WEB_FLOORS = ['lib', 'ui', 'product', 'features', 'app'];

const isRoutes = (name: string): boolean => /^server\/features\/.*\.routes\.ts$/.test(name);
const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name);
const sources = (folder: string): string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

/** Project files that a file imports, as paths from the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(root + file, 'utf8');
  return [...text.matchAll(/(?:\bfrom |\bimport\(|\bimport )'([^']+)'/g)].flatMap(([, what = '']) => {
    if (what.startsWith('#')) return [what.slice(1)];
    return what.startsWith('.') ? [posix.normalize(posix.join(posix.dirname(file), what))] : [];
  });
}

interface FolderImport {
  from: string;
  to: string;
  file: string;
}

/** Imports between the folders that `folderOf` returns. */
const folderImports = (files: readonly string[], folderOf: (file: string) => string | undefined): FolderImport[] =>
  files.flatMap((file) => {
    const from = folderOf(file);
    return importsOf(file).flatMap((what) => {
      const to = folderOf(what);
      return from && to && from !== to ? [{ from, to, file }] : [];
    });
  });

/** Folders in an import cycle. */
function cyclicFolders(all: readonly FolderImport[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of all) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reached = (from: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [...(next.get(from) ?? [])];
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      waiting.push(...(next.get(one) ?? []));
    }
    return seen;
  };
  return [...next.keys()].filter((folder) => reached(folder).has(folder));
}

const serverFloorOf = (file: string): string | undefined => {
  const folder = /^server\/(?:([^/]+)\/)?/.exec(file)?.[1];
  return file.startsWith('server/') ? (SERVER_FLOORS.includes(folder ?? '') ? folder : '') : undefined;
};
const featureOf = (file: string): string | undefined => /^server\/features\/([^/]+\/[^/]+)\//.exec(file)?.[1];
const webFeatureOf = (file: string): string | undefined => /^web\/features\/([^/]+)\//.exec(file)?.[1];
const webFloorOf = (file: string): string | undefined => /^web\/([^/]+)\//.exec(file)?.[1];
const upward = (all: readonly FolderImport[], floorOf: (folder: string) => number): string[] =>
  all.filter(({ from, to }) => floorOf(to) > floorOf(from)).map(({ file, to }) => `${file} → ${to}`);

describe('server folders', () => {
  const files = sources('server');
  const all = files.flatMap((file) =>
    importsOf(file).flatMap((what) => {
      const [from, to] = [serverFloorOf(file), serverFloorOf(what)];
      return from !== undefined && to !== undefined ? [{ from, to, file }] : [];
    }),
  );

  test('import from lower floors only', () => expect(upward(all, (floor) => SERVER_FLOORS.indexOf(floor))).toEqual([]));

  test('other than app import no routes', () => {
    const taken = files.filter((file) => !file.startsWith('server/app/') && importsOf(file).some(isRoutes));
    expect(taken).toEqual([]);
  });
});

describe('server features', () => {
  const all = folderImports(sources('server/features'), featureOf);
  const floorOf = (folder: string): number => FEATURE_FLOORS.indexOf(folder.split('/', 1)[0]!);

  test('are each on a floor', () => {
    const floors = new Set(sources('server/features').map((file) => file.split('/')[2]));
    expect([...floors].sort()).toEqual([...FEATURE_FLOORS].sort());
  });

  test('import from their own and lower floors only', () => expect(upward(all, floorOf)).toEqual([]));

  test('have no import cycle', () => expect(cyclicFolders(all)).toEqual([]));

  test('import operations and presenters of other floors, never their queries', () => {
    const floor = (file: string) => /^server\/features\/([^/]+)\//.exec(file)?.[1];
    const taken = sources('server/features').flatMap((file) =>
      importsOf(file).flatMap((what) =>
        floor(what) && floor(what) !== floor(file) && what.endsWith('.queries.ts') ? [`${file} → ${what}`] : [],
      ),
    );
    expect(taken).toEqual([]);
  });
});

describe('web folders', () => {
  const all = folderImports(sources('web'), webFloorOf);

  test('include no feature that imports another feature', () => {
    expect(folderImports(sources('web/features'), webFeatureOf).map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
  });

  test('import from lower floors only', () => expect(upward(all, (folder) => WEB_FLOORS.indexOf(folder))).toEqual([]));
});

describe('the mail reader', () => {
  const isReader = (file: string): boolean => file.startsWith('server/reader/');

  test('is imported only through read-mail.ts, read-page.ts, check-mail.ts and the pure steps of the check', () => {
    const outside = [...sources('server'), ...sources('core'), ...sources('web')].filter((file) => !isReader(file));
    const doors = outside.flatMap((file) => importsOf(file).filter(isReader));
    expect([...new Set(doors)].sort()).toEqual([
      ...['dmarc-record', 'front-results', 'judge', 'plan'].map((name) => `server/reader/authenticity/${name}.ts`),
      ...['server/reader/check-mail.ts', 'server/reader/read-mail.ts', 'server/reader/read-page.ts'],
    ]);
  });

  test('imports only itself, core and the sheet parsers', () => {
    const foreign = sources('server/reader').flatMap((file) =>
      importsOf(file).filter(
        (what) => !/^(?:server\/reader|server\/sheets|server\/base\/failpoints|core)\b/.test(what),
      ),
    );
    expect(foreign).toEqual([]);
  });
});

test('a cycle of any length is found', () => {
  const of = (...pairs: string[]) => pairs.map((pair) => ({ from: pair[0]!, to: pair[1]!, file: pair }));
  expect(cyclicFolders(of('ab', 'bc', 'ca', 'cd'))).toEqual(['a', 'b', 'c']);
  expect(cyclicFolders(of('ab', 'ac', 'bc'))).toEqual([]);
});
