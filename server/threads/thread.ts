import { Worker } from 'node:worker_threads';
import { failpoint, inheritFailpoint } from '../base/failpoints.ts';
import { TASK_NAME, threadSeconds } from './thread-cpu.ts';

/** The input exceeded the limit of processor time or memory. */
export class ThreadLimitError extends Error {
  readonly limit: 'time' | 'memory';
  constructor(limit: 'time' | 'memory', message: string) {
    super(message);
    this.limit = limit;
  }
}

/** The thread could not be started, whatever the input. */
export class ThreadStartError extends Error {}

export interface Thread {
  worker: Worker;
  /** The kernel's name of the thread. */
  task: string;
}

/** Worker scripts are JavaScript in the build, and TypeScript in the sources, for which Node 20 needs a loader. */
const isSource = import.meta.url.endsWith('.ts');

/** Wall time after which a thread counts as stuck, long enough for a busy machine. */
const STUCK_SECONDS = 600;
/** Interval between checks of a thread's processor time. */
const CHECK_MS = { least: 10, most: 100 };
/** A small young generation, so that an idle thread returns memory instead of reserving it. */
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

/** Starts a thread and waits until its script is loaded, so that loading doesn't count toward an input's limit. */
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

/** The thread's next message. `watch` may reject it early. */
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

/**
 * Whether the thread ended. Its last answer and its end may arrive together: the end is emitted before anybody who awaits the answer can
 * listen for it. The id of an ended worker is -1.
 */
export const hasEnded = ({ worker }: Thread): boolean => worker.threadId === -1;

/** The thread's result for an input, within a limit of processor time. */
export async function askThread(thread: Thread, input: unknown, seconds: number): Promise<unknown> {
  // It would never answer.
  if (hasEnded(thread)) throw new Error('the thread has ended');
  const { worker, task } = thread;
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
