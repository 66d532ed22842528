import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as base, describe, expect } from 'vitest';
import { acquireLock, LockedError } from './lock-file.ts';

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of a fixture's needs from this pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'safeharbor-lock-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

/** A pid above Linux's maximum, so no process has it. */
const DEAD = 'lock.4194305.12345';

describe('the lock', () => {
  test('is acquired, names its holder, and is removed on release', async ({ folder }) => {
    const release = await acquireLock(folder);
    expect(await readdir(folder)).toEqual([expect.stringMatching(`^lock\\.${process.pid}\\.\\d*$`)]);
    await release();
    expect(await readdir(folder)).toEqual([]);
  });

  test('is refused in one line while its holder is alive', async ({ folder }) => {
    const release = await acquireLock(folder);
    const refused = await acquireLock(folder).catch((error: Error) => error);
    expect(refused).toBeInstanceOf(LockedError);
    expect((refused as Error).message).toMatch(/^DATA_DIR: [^\n]+$/);
    expect(await readdir(folder)).toHaveLength(1);
    await release();
  });

  test.for([
    ['a dead process', DEAD],
    ['a process whose pid was reused', `lock.${process.ppid}.1`],
  ])('is taken over from %s', async ([, claim], { folder }) => {
    await writeFile(join(folder, claim!), '');
    const release = await acquireLock(folder);
    expect(await readdir(folder)).not.toContain(claim);
    await release();
  });

  test('of a dead process is taken over by exactly one of several processes', async ({ folder }) => {
    const racers = await Promise.all([1, 2].map(() => startRacer(folder)));
    try {
      for (let round = 0; round < 3; round++) {
        await writeFile(join(folder, DEAD), '');
        const takers = await Promise.all(racers.map((racer) => racer.say('take')));
        const taken = takers.filter((answer) => answer === 'taken').length;
        // Two processes that collide back off and retry, so one gets it eventually.
        expect(taken, `round ${round}: ${takers}`).toBe(1);
        await Promise.all(racers.map((racer) => racer.say('release')));
      }
    } finally {
      for (const racer of racers) await racer.end();
    }
  });
});

/** Another process that acquires and releases the lock on command. */
async function startRacer(folder: string) {
  const program = `
    import { createInterface } from 'node:readline';
    import { acquireLock } from ${JSON.stringify(fileURLToPath(new URL('./lock-file.ts', import.meta.url)))};
    let release = async () => {};
    for await (const word of createInterface({ input: process.stdin })) {
      if (word === 'release') await release();
      else release = await acquireLock(${JSON.stringify(folder)}).catch(() => undefined) ?? null;
      console.log(word === 'release' ? 'released' : release ? 'taken' : 'refused');
      release ??= async () => {};
    }`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async say(word: string): Promise<string> {
      child.stdin.write(`${word}\n`);
      return (await lines.next()).value;
    },
    async end(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
