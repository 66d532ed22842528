import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as base, describe, expect } from 'vitest';
import { LockedError, takeLock } from './lock-file.ts';

const test = base.extend<{ path: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of a fixture's needs from this pattern
  path: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'safeharbor-lock-'));
    await use(join(folder, 'lock'));
    await rm(folder, { recursive: true, force: true });
  },
});

const held = async (path: string) => (await readFile(path, 'utf8')).trim().split(' ');

describe('the lock', () => {
  test('is taken, names its holder, and goes when it is released', async ({ path }) => {
    const release = await takeLock(path);
    expect((await held(path))[0]).toBe(String(process.pid));
    await release();
    expect(await readdir(join(path, '..'))).toEqual([]);
  });

  test('is refused while its holder lives, in one line', async ({ path }) => {
    const release = await takeLock(path);
    const refused = await takeLock(path).catch((error: Error) => error);
    expect(refused).toBeInstanceOf(LockedError);
    expect((refused as Error).message).toMatch(/^DATA_DIR: [^\n]+$/);
    expect((await held(path))[0]).toBe(String(process.pid));
    await release();
  });

  test.for([
    ['a process that is gone', '4194304 12345\n'],
    ['a process whose number somebody else has now', `${process.pid} 1\n`],
    ['nobody', ''],
    ['nonsense', 'not a number\n'],
  ])('is taken over from %s', async ([, content], { path }) => {
    await writeFile(path, content!);
    const release = await takeLock(path);
    expect((await held(path))[0]).toBe(String(process.pid));
    await release();
    expect(await readdir(join(path, '..'))).toEqual([]);
  });

  test('that a dead process left is taken over by one alone, however many try', async ({ path }) => {
    const program = `
      import { takeLock } from ${JSON.stringify(fileURLToPath(new URL('./lock-file.ts', import.meta.url)))};
      console.log('ready');
      await new Promise((resolve) => process.stdin.once('data', resolve));
      for (let n = 0; n < 200; n++) {
        console.log(await takeLock(process.argv[1]).then(() => 'taken', () => 'refused'));
        await new Promise((resolve) => process.stdin.once('data', resolve));
      }`;
    const racers = await Promise.all(
      [1, 2].map(async () => {
        const args = ['--import', 'tsx', '--input-type=module', '--eval', program, path];
        const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
        const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
        expect((await lines.next()).value).toBe('ready');
        return { child, lines };
      }),
    );
    for (let round = 0; round < 50; round++) {
      await writeFile(path, '4194304 12345\n');
      for (const { child } of racers) child.stdin.write('go\n');
      const answers = await Promise.all(racers.map(async ({ lines }) => (await lines.next()).value));
      expect(answers.sort(), `round ${round}`).toEqual(['refused', 'taken']);
    }
    for (const { child } of racers) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
  });
});
