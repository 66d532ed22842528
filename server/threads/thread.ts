import { Worker } from 'node:worker_threads';
import { failpoint, inheritFailpoint } from '../base/failpoints.ts';
import { TASK_NAME, threadSeconds } from './thread-cpu.ts';

/** It took too long or too much: the input's fault, not the program's. */
export class ThreadLimitError extends Error {
  readonly limit: 'time' | 'memory';
  constructor(limit: 'time' | 'memory', message: string) {
    super(message);
    this.limit = limit;
  }
}

/** No thread could be started: not the input's fault. */
export class ThreadStartError extends Error {}

export interface Thread {
  worker: Worker;
  /** The kernel's name for it. */
  task: string;
}

/** Beside the bundle the scripts are built; in the sources they are TypeScript, which Node 20 needs a loader for. */
const isSource = import.meta.url.endsWith('.ts');

/** Wall time after which a thread counts as stuck: far beyond what its processor time takes on a busy machine. */
const STUCK_SECONDS = 600;
/** How often a thread's processor time is checked: often enough for the shortest limit, seldom enough to cost nothing. */
const CHECK_MS = { least: 10, most: 100 };
/** A small young generation, so that a thread that has read much returns the memory instead of keeping it reserved. */
const YOUNG_MB = 8;

function spawn(script: string, base: string, megabytes: number): Worker {
  const url = new URL(`./${script}.worker.${isSource ? 'ts' : 'js'}`, base);
  const loader = isSource
    ? `${inheritFailpoint()} import('tsx/esm/api').then(({ register }) => register())`
    : 'Promise.resolve()';
  const load = `${loader}.then(() => import(${JSON.stringify(url.href)}))
    .then(() => require('node:worker_threads').parentPort.postMessage(${TASK_NAME}))`;
  const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MB };
  return new Worker(load, { execArgv: [], resourceLimits, eval: true });
}

/** Loads the script in a thread of its own, which does not keep the process alive. No input's time runs until it has loaded. */
export async function startThread(script: string, base: string, megabytes: number): Promise<Thread> {
  const worker = spawn(script, base, megabytes);
  worker.unref();
  try {
    return { worker, task: (await nextMessage(worker, STUCK_SECONDS)) as string };
  } catch (error) {
    await worker.terminate();
    throw new ThreadStartError(`a thread did not start: ${(error as Error).message}`);
  }
}

/** The thread's next message, or why there is none; `watch` checks on it meanwhile and may give up. */
function nextMessage(worker: Worker, wallSeconds: number, watch?: (giveUp: (why: Error) => void) => NodeJS.Timeout) {
  return new Promise<unknown>((resolve, reject) => {
    const giveUp = (why: Error) => settle(() => reject(why));
    const stuck = setTimeout(
      () => giveUp(new ThreadLimitError('time', `not done in ${wallSeconds} s`)),
      wallSeconds * 1000,
    ).unref();
    const watching = watch?.(giveUp).unref();
    const settle = (how: () => void) => {
      clearTimeout(stuck);
      clearInterval(watching);
      worker.removeAllListeners();
      // An error between two inputs ends the thread and must not end the process.
      worker.on('error', () => {});
      how();
    };
    worker.removeAllListeners();
    worker.once('message', (answer) => settle(() => resolve(answer)));
    worker.once('error', (error: Error & { code?: string }) => {
      const isLimit = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      settle(() => reject(isLimit ? new ThreadLimitError('memory', error.message) : error));
    });
    worker.once('exit', (code) => settle(() => reject(new Error(`the thread ended with ${code}`))));
  });
}

/** The thread's answer to an input, within so much processor time. */
export function askThread({ worker, task }: Thread, input: unknown, seconds: number): Promise<unknown> {
  const spent = () => (failpoint('thread-limit-in-wall-time') ? performance.now() / 1000 : threadSeconds(task));
  const limit = spent() + seconds;
  const watch = (giveUp: (why: Error) => void) =>
    setInterval(
      () => {
        if (spent() < limit) return;
        giveUp(new ThreadLimitError('time', `not done in ${seconds} s of processor time`));
      },
      Math.min(CHECK_MS.most, Math.max(CHECK_MS.least, seconds * 100)),
    );
  const answer = nextMessage(worker, Math.max(STUCK_SECONDS, seconds * 100), watch);
  worker.postMessage(input);
  return answer;
}
