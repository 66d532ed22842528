import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { LIMITS } from '#server/features/intake/inbound/threads/reader-threads.ts';
import { TASK_NAME, threadSeconds } from '#server/threads/thread-cpu.ts';

const SCRIPT = new URL('../../dist/server/read-mail.worker.js', import.meta.url);
const CORPUS = new URL('../../server/reader/corpus/', import.meta.url);
const MEGABYTE = 1024 * 1024;

/** Starts a thread of the built reader. Times are its CPU time in milliseconds. */
export async function startReader() {
  const load = `require('node:worker_threads').parentPort.postMessage(${TASK_NAME}); import(${JSON.stringify(SCRIPT.href)})`;
  const limits = { maxOldGenerationSizeMb: LIMITS.mb, maxYoungGenerationSizeMb: 8 };
  const worker = new Worker(load, { eval: true, execArgv: [], resourceLimits: limits });
  const [task] = (await once(worker, 'message')) as [string];
  const used = () => threadSeconds(task) * 1000;
  return {
    /** CPU time since the thread started. */
    used,
    async read(raw: Uint8Array): Promise<number> {
      const before = used();
      worker.postMessage({ raw, isQuick: false });
      await once(worker, 'message');
      return used() - before;
    },
    stop: () => worker.terminate(),
  };
}

const letter = (...lines: string[]): Buffer =>
  Buffer.from(
    [
      'From: Marta Quay <marta@rights.example.net>',
      'Subject: Notice of infringement',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'I own the copyright in the photograph "Harbor at dawn". It is shown without permission at',
      'https://www.example.org/copies/1.jpg',
      'I have a good faith belief that this use is not authorized by the copyright owner, its agent, or the law.',
      ...lines,
      'Marta Quay',
      '',
    ].join('\r\n'),
  );

export const LETTERS = {
  'a plain letter': letter(),
  'one with a curly apostrophe': letter('It is Marta’s photograph.'),
  'one with CJK': letter('次のページの写真を削除してください。'),
};

/** A message of the given size: prose with scattered URLs. */
export function letterOf(bytes: number): Buffer {
  const line = (n: number) =>
    n % 20 === 0
      ? `https://www.example.org/copies/${n}.jpg`
      : `The photographer’s archive has it under number ${n}, taken on day ${n % 365} of that year, as anybody can see.`;
  const lines: string[] = [];
  for (let size = 0; size < bytes; size += lines.at(-1)!.length + 2) lines.push(line(lines.length));
  return letter(...lines);
}

export const corpus = (): Buffer[] =>
  ['first/', 'unseen/'].flatMap((folder) =>
    readdirSync(new URL(folder, CORPUS))
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(new URL(folder + name, CORPUS))),
  );

/** Memory in MB that this many warm, idle threads add to a process. */
export async function memoryOf(threads: number): Promise<number> {
  const before = process.memoryUsage().rss;
  const all = [];
  for (let n = 0; n < threads; n++) {
    const reader = await startReader();
    for (const raw of Object.values(LETTERS)) await reader.read(raw);
    all.push(reader);
  }
  const added = (process.memoryUsage().rss - before) / MEGABYTE;
  for (const reader of all) await reader.stop();
  return added;
}
