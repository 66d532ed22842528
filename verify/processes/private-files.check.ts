import { execFileSync } from 'node:child_process';
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { launch, launchReady, makeEmptyStore, makeStore, signUp } from '#tests/processes/server-process.ts';

const modeOf = async (path: string): Promise<string> => ((await lstat(path)).mode & 0o777).toString(8);

/** Entries of a data folder that other users could access. */
async function exposed(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const wrong: string[] = [];
  for (const entry of entries) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    // The running database may delete files meanwhile.
    const mode = await modeOf(path).catch(() => undefined);
    if (mode !== undefined && mode !== (entry.isDirectory() ? '700' : '600')) wrong.push(`${mode} ${path}`);
  }
  const own = await modeOf(dataDir);
  return own === '700' ? wrong : [`${own} ${dataDir}`, ...wrong];
}

test('a data folder open to others is made private at each start and stays private while the server writes', async () => {
  const store = await makeStore();
  const dataDir = store.DATA_DIR!;
  await writeFile(join(dataDir, 'jwt-secret'), 'k'.repeat(64));
  await writeFile(join(dataDir, 'of-somebody-else'), 'not ours');
  execFileSync('chmod', ['-R', 'a+rwX', dataDir]);
  const outside = join(dataDir, '..', 'outside');
  await writeFile(outside, 'not ours');
  await chmod(outside, 0o666);
  await symlink(outside, join(dataDir, 'pgdata', 'a-link'));
  expect((await exposed(dataDir)).length).toBeGreaterThan(900);

  const server = await launchReady(store);
  // Only the product's own files are changed, and links are not followed.
  expect(await exposed(dataDir)).toEqual([`666 ${join(dataDir, 'of-somebody-else')}`]);
  expect(await modeOf(outside)).toBe('666');
  for (let n = 0; n < 20; n++) expect((await signUp(server).answer).status).toBe(201);
  expect(await exposed(dataDir)).toEqual([`666 ${join(dataDir, 'of-somebody-else')}`]);
  server.kill('SIGTERM');
  expect((await server.exit).code).toBe(0);
  expect(await exposed(dataDir)).toEqual([`666 ${join(dataDir, 'of-somebody-else')}`]);
});

test('a new database in an existing folder is private from its first start', async () => {
  const store = await makeEmptyStore();
  await mkdir(store.DATA_DIR!, { mode: 0o755 });
  const server = await launchReady(store);
  expect(await exposed(store.DATA_DIR!)).toEqual([]);
  server.kill('SIGTERM');
  expect((await server.exit).code).toBe(0);
  expect(await exposed(store.DATA_DIR!)).toEqual([]);
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'safeharbor-crash-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function aFile(): Promise<string> {
  const path = join(await aFolder(), 'data');
  await writeFile(path, '');
  return path;
}

async function aSharedFolder(): Promise<string> {
  const path = await aFolder();
  await chmod(path, 0o1777);
  return path;
}

const UNUSABLE: readonly [name: string, make: () => Promise<string>][] = [
  ['a file', aFile],
  ['a folder that everybody writes to', aSharedFolder],
  ['a folder below a file', async () => join(await aFile(), 'data')],
];

test.for(UNUSABLE)('%s as DATA_DIR is one line on stderr, and exit 1', async ([, make]) => {
  const settings = { DATA_DIR: await make() };
  const { code, out, err } = await (await launch(settings)).exit;
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^DATA_DIR: [^\n]+\n$/);
});
