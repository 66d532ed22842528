import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { makeTurns } from '../base/fair-turns.ts';
import { ThreadLimitError } from './thread.ts';
import { makeThreadPool } from './thread-pool.ts';

const SECONDS = 0.3;
const HERE = new URL('../../tests/processes/here.ts', import.meta.url).href;
const run = makeThreadPool<number, string>('spin', { threads: 2, seconds: SECONDS, megabytes: 64 }, HERE);

test('a thread is limited by processor time, not by wall time', async () => {
  expect(await run(SECONDS * 1000 * 4)).toBe('done');
  await expect(run(Number.POSITIVE_INFINITY)).rejects.toThrow(ThreadLimitError);
  expect(await run(1)).toBe('done');
});

test('a thread is warmed up before its first input and after each replacement', async () => {
  const standing = makeThreadPool<string, number>(
    'count',
    { threads: 1, seconds: 1, megabytes: 64, warmUp: ['', ''] },
    HERE,
  );
  standing.start();
  expect(await standing('')).toBe(3);
  expect(await standing('')).toBe(4);
  await expect(standing('spin')).rejects.toThrow(ThreadLimitError);
  expect(await standing('')).toBe(3);
});

test('an idle thread that ended by itself is replaced', async () => {
  const standing = makeThreadPool<string, number>(
    'count',
    { threads: 1, seconds: 1, megabytes: 64, warmUp: [''] },
    HERE,
  );
  expect(await standing('')).toBe(2);
  expect(await standing('end soon')).toBe(3);
  await expect.poll(() => standing('')).toBe(2);
});

test('a thread whose answer and end are noticed at once gets no further input', async () => {
  const standing = makeThreadPool<string, number>(
    'count',
    { threads: 1, seconds: 1, megabytes: 64, warmUp: [''] },
    HERE,
  );
  expect(await standing('')).toBe(2);
  const answer = standing('end soon');
  await new Promise(setImmediate);
  // A machine so busy that this thread sleeps while the other answers and ends.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  expect(await answer).toBe(3);
  expect(await standing('')).toBe(2);
});

test('a thread that fails to start is retried', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'safeharbor-threads-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const here = pathToFileURL(join(folder, 'here.ts')).href;
  const late = makeThreadPool<string, number>('count', { threads: 1, seconds: 1, megabytes: 64, warmUp: [''] }, here);
  const answer = late('');
  await wait(300);
  await copyFile(new URL('count.worker.ts', HERE), join(folder, 'count.worker.ts'));
  expect(await answer).toBe(2);
});

test('idle threads don’t keep the process alive', () => {
  const script = `import { makeThreadPool } from ${JSON.stringify(new URL('thread-pool.ts', import.meta.url).href)};
    const run = makeThreadPool('count', { threads: 2, seconds: 1, megabytes: 64, warmUp: [''] }, ${JSON.stringify(HERE)});
    run.start();
    console.log(await run(''));`;
  const options = { cwd: process.cwd(), encoding: 'utf8', timeout: 60_000 } as const;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  expect(execFileSync(process.execPath, args, options).trim()).toBe('2');
});

test('an account is limited to its own slots, and accounts take turns', async () => {
  const turns = makeTurns(2, 1);
  const entered: number[] = [];
  const enter = (account: number) => turns.enter(account).then(() => entered.push(account));
  const all = [1, 1, 1, 2, 2, 3].map(enter);
  await Promise.resolve();
  expect(entered).toEqual([1, 2]);
  for (const [leaving, then] of [
    [1, [1, 2, 3]],
    [3, [1, 2, 3, 1]],
    [2, [1, 2, 3, 1, 2]],
    [1, [1, 2, 3, 1, 2, 1]],
  ] as const) {
    turns.leave(leaving);
    await Promise.resolve();
    expect(entered).toEqual(then);
  }
  await Promise.all(all);
});

test('work without an account uses any free slot', async () => {
  const turns = makeTurns(2, 1);
  await Promise.all([turns.enter(), turns.enter()]);
  const third = turns.enter();
  turns.leave();
  await third;
});
