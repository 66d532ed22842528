import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { FAILPOINTS } from '#server/base/failpoints.ts';
import { failpointDefinition } from '../../scripts/lib/build-server.mjs';
import { checks } from '../../verify/checks.mjs';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name}`);

/** The long checks run rarely, so `npm test` checks their references. */
describe('the table of long checks', () => {
  test.for(checks)('$name: its files, failpoint and index exist', ({ tests = [], failpoint, dropIndex }) => {
    for (const path of tests) expect(existsSync(at(path)), path).toBe(true);
    expect(FAILPOINTS).toContain(failpoint);
    if (!dropIndex) return;
    const schema = filesIn('server/db', /\.sql$/).map((path) => readFileSync(at(path), 'utf8'));
    expect(schema.some((sql) => sql.includes(`create unique index ${dropIndex}`))).toBe(true);
  });

  test('every check in verify is in the table', () => {
    const listed = checks.flatMap(({ tests = [] }) => tests);
    const unlisted = filesIn('verify', /\.check\.ts$/).filter((path) => !listed.some((one) => path.startsWith(one)));
    expect(unlisted).toEqual([]);
  });
});

describe('failpoints', () => {
  test('each is used in the product and belongs to a check', () => {
    const sources = filesIn('server', /\.tsx?$/).filter((path) => !/\.test\.tsx?$|failpoints\.ts$/.test(path));
    const code = sources.map((path) => readFileSync(at(path), 'utf8')).join('\n');
    const journeys = filesIn('e2e/long', /\.ts$/)
      .map((path) => readFileSync(at(path), 'utf8'))
      .join('\n');
    const used = [
      ...code.matchAll(/failpoint\('([^']+)'\)/g),
      ...journeys.matchAll(/VERIFY_FAILPOINT === '([^']+)'/g),
    ].map(([, name]) => name);
    expect(used.sort()).toEqual([...FAILPOINTS].sort());
    expect([...new Set(checks.map(({ failpoint }) => failpoint))].sort()).toEqual([...FAILPOINTS].sort());
  });

  /** Failpoints active in a build although the global is set. */
  async function active(built?: string): Promise<string[]> {
    const contents = `import { FAILPOINTS, failpoint } from '#server/base/failpoints.ts'; export const active = FAILPOINTS.filter(failpoint);`;
    const options = { bundle: true, write: false, format: 'esm', define: failpointDefinition(built) } as const;
    const { outputFiles } = await build({ ...options, stdin: { contents, resolveDir: at('.') } });
    const module = `globalThis.FAILPOINT = 'never-retry';\n${outputFiles[0]!.text}`;
    return (await import(`data:text/javascript,${encodeURIComponent(module)}`)).active;
  }

  test('none can be switched on in a build of the product', async () => expect(await active()).toEqual([]));

  test('a build for --prove has the named one', async () =>
    expect(await active('lease-for-an-hour')).toEqual(['lease-for-an-hour']));
});
