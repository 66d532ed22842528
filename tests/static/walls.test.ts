import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * Proves that the import rules of docs/architecture.md fire. All samples are linted in one run with the project's settings.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const WALL = 'lint/style/noRestrictedImports';
const PLUGIN = 'plugin';

const refused: Array<[from: string, what: string, by?: string]> = [
  // core imports zod and itself only.
  ...[
    'node:fs',
    'react',
    'kysely',
    'fastify',
    'zod/v4',
    '@base-ui/react/select',
    '#server/base/clock.ts',
    '#web/lib/call/call.ts',
    '#tests/x.ts',
  ].map((what): [string, string] => ['core/rules/sample.ts', what]),
  ['core/rules/sample.ts', '../../server/base/clock.ts'],
  ['core/sample.ts', '../web/lib/call/call.ts'],
  ['core/sample.ts', '../scripts/lib/project.mjs'],
  ['core/sample.ts', '../node_modules/react/index.js'],
  // server and web do not import each other, nor tests and tools.
  ...['base', 'db', 'http', 'features/records/auth', 'app'].flatMap(
    (folder): Array<[string, string]> => [
      [`server/${folder}/sample.ts`, '#web/lib/call/call.ts'],
      [`server/${folder}/sample.ts`, '#tests/app.ts'],
    ],
  ),
  ['server/http/sample.ts', '../../web/lib/call/call.ts'],
  ['server/app/main.ts', '../../tests/app.ts'],
  // http imports only types of its sibling folders.
  ['server/http/sample.ts', '../db/limits.ts', PLUGIN],
  ['server/http/sample.ts', '#server/mail/outbox.ts', PLUGIN],
  ['server/http/pages/sample.ts', '../../crypto/passwords.ts', PLUGIN],
  // SQL lives in server/db and *.queries.ts.
  ['server/features/records/auth/sample.ts', 'kysely', PLUGIN],
  ['server/features/records/auth/auth.routes.ts', 'pg', PLUGIN],
  ['server/jobs/sample.ts', '@electric-sql/pglite', PLUGIN],
  ['server/http/sample.ts', 'kysely', PLUGIN],
  ['server/app/main.ts', 'kysely', PLUGIN],
  ...['ui', 'lib', 'product', 'features/auth', 'app', 'app/screens'].flatMap(
    (folder): Array<[string, string]> => [
      [`web/${folder}/sample.ts`, '#server/base/clock.ts'],
      [`web/${folder}/sample.ts`, '../../../server/base/clock.ts'],
    ],
  ),
  ['web/main.tsx', '../server/base/clock.ts'],
  ['web/main.tsx', '#tests/app.ts'],
];

const allowed: Array<[from: string, what: string]> = [
  ['core/rules/sample.ts', 'zod'],
  ['core/rules/sample.ts', './other.ts'],
  ['core/rules/sample.ts', '../messages.ts'],
  ['core/rules/sample.ts', '#core/messages.ts'],
  ['core/rules/sample.test.ts', 'vitest'],
  ['server/db/sample.ts', 'kysely'],
  ['server/db/sample.ts', '#core/lookups.ts'],
  ['server/mail/sample.ts', '../db/transaction.ts'],
  ['server/mail/sample.queries.ts', 'kysely'],
  ['server/jobs/sample.ts', '../base/clock.ts'],
  ['server/http/sample.ts', '#core/errors.ts'],
  ['server/http/sample.ts', '../base/clock.ts'],
  ['server/http/sample.ts', './serve.ts'],
  ['server/features/records/auth/sample.ts', './auth.queries.ts'],
  ['server/features/records/auth/sample.ts', '../users/users.present.ts'],
  ['server/features/records/auth/sample.ts', '../users/users.queries.ts'],
  ['server/features/trade/orders/sample.ts', '../../records/users/people.ts'],
  ['server/features/records/auth/sample.ts', '#server/features/registry/representatives/delete-user.ts'],
  ['server/features/records/auth/sample.ts', '#server/http/serve.ts'],
  ['server/features/records/auth/sample.ts', '../../../mail/mails.queries.ts'],
  ['server/features/records/auth/sample.queries.ts', 'kysely'],
  ['server/features/records/auth/sample.api.test.ts', '#tests/app.ts'],
  ['server/features/records/auth/sample.api.test.ts', 'kysely'],
  ['server/app/app.ts', '../features/records/auth/auth.routes.ts'],
  ['server/app/main.ts', './app.ts'],
  ['web/ui/sample.ts', '#web/lib/format.ts'],
  ['web/ui/sample.ts', 'react'],
  ['web/lib/sample.ts', '#core/contract/records/auth.ts'],
  ['web/features/auth/sample.ts', './queries.ts'],
  ['web/features/auth/sample.ts', '#web/ui/button.tsx'],
  ['web/app/sample.ts', '#web/features/auth/queries.ts'],
  ['web/main.tsx', './app/router.tsx'],
];

/** Complete source files, for rules that check more than the import path. */
const sources: Record<string, string> = {
  'server/http/types.ts': `import type { Db } from '../../db/tables.ts';\nexport type Mine = Db;\n`,
  'server/features/records/auth/act.ts': `export const act = (db: Db) => db.selectFrom('users').execute();\n`,
  'server/features/records/auth/act.queries.ts': `export const act = (db: Db) => db.updateTable('users').execute();\n`,
  'server/http/environment.ts': 'export const port = process.env.PORT;\n',
  'server/app/create.cli.ts': 'export const port = process.env.PORT;\n',
  'core/cycle/a.ts': `import { b } from './b.ts';\nexport const a = () => b;\n`,
  'core/cycle/b.ts': `import { a } from '#core/cycle/a.ts';\nexport const b = () => a;\n`,
  'web/ui/barrel.ts': `export * from './button.tsx';\n`,
};

interface Fault {
  path: string;
  line: number;
  rule: string;
  severity: string;
}

const folder = mkdtempSync(join(tmpdir(), 'safeharbor-walls-'));
const imports = new Map<string, string[]>();
let faults: Fault[] = [];

beforeAll(() => {
  for (const [from, what] of [...refused, ...allowed]) imports.set(from, [...(imports.get(from) ?? []), what]);
  for (const [path, list] of imports) write(path, list.map((what, n) => `import { x${n} } from '${what}';\n`).join(''));
  for (const [path, text] of Object.entries(sources)) write(path, text);
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(root, 'scripts', 'lint'), join(folder, 'scripts', 'lint'), { recursive: true });
  faults = lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function lint(): Fault[] {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const report = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return report.diagnostics.map(({ category, severity, location }) => ({
    path: location.path,
    line: location.start.line,
    rule: category,
    severity,
  }));
}

interface Diagnostic {
  category: string;
  severity: string;
  location: { path: string; start: { line: number } };
}

const inSource = (path: string) =>
  faults.filter((fault) => fault.path === path).map(({ rule, severity }) => `${severity} ${rule}`);

function atImport(from: string, what: string) {
  const line = imports.get(from)!.indexOf(what) + 1;
  return faults
    .filter((fault) => fault.path === from && fault.line === line && [WALL, PLUGIN].includes(fault.rule))
    .map(({ rule, severity }) => `${severity} ${rule}`);
}

describe('import rules', () => {
  test.for(refused)('%s may not import %s', ([from, what, by = WALL]) => {
    expect(atImport(from, what)).toContain(`error ${by}`);
  });

  test.for(allowed)('%s may import %s', ([from, what]) => {
    expect(atImport(from, what)).toEqual([]);
  });

  test('http may import the types of the database', () => {
    expect(inSource('server/http/types.ts')).toEqual([]);
  });

  test('queries are built only in *.queries.ts', () => {
    expect(inSource('server/features/records/auth/act.ts')).toEqual([`error ${PLUGIN}`]);
    expect(inSource('server/features/records/auth/act.queries.ts')).toEqual([]);
  });

  test('only entry points read the environment', () => {
    expect(inSource('server/http/environment.ts')).toEqual(['error lint/style/noProcessEnv']);
    expect(inSource('server/app/create.cli.ts')).toEqual([]);
  });

  test('no cycles and no barrels', () => {
    expect(inSource('core/cycle/a.ts')).toEqual(['error lint/suspicious/noImportCycles']);
    expect(inSource('core/cycle/b.ts')).toEqual(['error lint/suspicious/noImportCycles']);
    expect(inSource('web/ui/barrel.ts')).toContain('error lint/performance/noBarrelFile');
  });
});
