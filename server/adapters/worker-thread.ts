import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  seconds: number;
  megabytes: number;
}

/** At most this many at once: the rest wait, so that many uploads together need no more memory than two. */
const THREADS = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Beside the bundle the scripts are built; in the sources they are TypeScript, which Node 20 reads with a loader. */
const isSource = import.meta.url.endsWith('.ts');

function start(script: string, workerData: unknown, megabytes: number): Worker {
  const url = new URL(`./${script}.worker.${isSource ? 'ts' : 'js'}`, import.meta.url);
  const execArgv = isSource ? ['--import', 'tsx'] : [];
  return new Worker(url, { workerData, execArgv, resourceLimits: { maxOldGenerationSizeMb: megabytes } });
}

function outcomeOf<Result>(worker: Worker, seconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not done after ${seconds} s`)), seconds * 1000);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    worker.once('exit', () => clearTimeout(timer));
  });
}

/**
 * Runs `<script>.worker.ts` in a thread of its own and answers its message: the event loop stays free, and what takes too
 * long or too much memory is ended (security rules 16, 17).
 */
export async function inThread<Result>(script: string, input: unknown, limits: ThreadLimits): Promise<Result> {
  if (running >= THREADS) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    const worker = start(script, input, limits.megabytes);
    try {
      return await outcomeOf<Result>(worker, limits.seconds);
    } finally {
      await worker.terminate();
    }
  } finally {
    // The place goes to the next in line, or is free.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
