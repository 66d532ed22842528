import { Worker } from 'node:worker_threads';
import { makeTurns } from '../fair-turns.ts';
import { TASK_NAME, threadSeconds } from './thread-cpu.ts';

/** It took too long or too much: the input's fault, not the program's. */
export class ThreadLimitError extends Error {
  readonly limit: 'time' | 'memory';
  constructor(limit: 'time' | 'memory', message: string) {
    super(message);
    this.limit = limit;
  }
}

interface Limits {
  /** How many at once: the rest wait, so that many inputs together need no more memory than these. */
  threads: number;
  /** How many of them one account may hold at once: without it, all. */
  perAccount?: number;
  /** Processor time for one input: however busy the machine is, an input gets the same (security rule 16). */
  seconds: number;
  megabytes: number;
}

export interface Turn {
  /** Whose input it is. */
  account?: number | undefined;
  /** Processor time, where it is not the usual. */
  seconds?: number;
}

/** A thread that has nothing to do ends after this long. */
const IDLE_MS = 15_000;

/** Beside the bundle the scripts are built; in the sources they are TypeScript, which Node 20 needs a loader for. */
const isSource = import.meta.url.endsWith('.ts');

/** Wall time after which a thread counts as stuck, whatever it does: far beyond what its processor time takes on a busy machine. */
const STUCK_SECONDS = 600;
/** How often a thread's processor time is looked at: often enough for the shortest limit, seldom enough to cost nothing. */
const LOOK_MS = { least: 10, most: 100 };
/** What is new: little, so that a thread that has read much gives it back instead of keeping room for it. */
const YOUNG_MB = 8;

/** No thread could be had: not the input's fault. */
export class ThreadStartError extends Error {}

function start(script: string, base: string, megabytes: number): Worker {
  const url = new URL(`./${script}.worker.${isSource ? 'ts' : 'js'}`, base);
  const loader = isSource ? `import('tsx/esm/api').then(({ register }) => register())` : 'Promise.resolve()';
  const load = `${loader}.then(() => import(${JSON.stringify(url.href)}))
    .then(() => require('node:worker_threads').parentPort.postMessage(${TASK_NAME}))`;
  const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MB };
  return new Worker(load, { execArgv: [], resourceLimits, eval: true });
}

/** The kernel's name for it, once all is loaded: until then no input's time runs, however busy the machine is. */
async function started(worker: Worker): Promise<string> {
  try {
    return (await next(worker, STUCK_SECONDS)) as string;
  } catch (error) {
    throw new ThreadStartError(`a thread did not start: ${(error as Error).message}`);
  }
}

/** The next that it says, or why there is nothing; `watch` looks at it meanwhile, and may give up. */
function next(worker: Worker, wallSeconds: number, watch?: (giveUp: (why: Error) => void) => NodeJS.Timeout) {
  return new Promise<unknown>((resolve, reject) => {
    const giveUp = (why: Error) => settle(() => reject(why));
    const stuck = setTimeout(
      () => giveUp(new ThreadLimitError('time', `not done in ${wallSeconds} s`)),
      wallSeconds * 1000,
    );
    const watching = watch?.(giveUp);
    const settle = (how: () => void) => {
      clearTimeout(stuck);
      clearInterval(watching);
      worker.removeAllListeners();
      // What goes wrong while nobody waits ends the thread, and must not end the process.
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

function ask({ worker, task }: Thread, input: unknown, seconds: number): Promise<unknown> {
  const limit = threadSeconds(task) + seconds;
  const watch = (giveUp: (why: Error) => void) =>
    setInterval(
      () => {
        if (threadSeconds(task) < limit) return;
        giveUp(new ThreadLimitError('time', `not done in ${seconds} s of processor time`));
      },
      Math.min(LOOK_MS.most, Math.max(LOOK_MS.least, seconds * 100)),
    );
  const answer = next(worker, Math.max(STUCK_SECONDS, seconds * 100), watch);
  worker.postMessage(input);
  return answer;
}

interface Thread {
  worker: Worker;
  /** The kernel's name for it. */
  task: string;
}

/**
 * Runs `<script>.worker.ts` in threads of its own, kept warm for the next input: the event loop stays free, and what takes
 * too much processor time or memory is ended (security rules 16, 17). Accounts take turns.
 */
export function makeThreads<Input, Answer>(
  script: string,
  { threads, perAccount, seconds, megabytes }: Limits,
  /** Beside which file the script lies; in the bundle all of them lie together. */
  base: string = import.meta.url,
) {
  const idle: { thread: Thread; timer: NodeJS.Timeout }[] = [];
  const turns = makeTurns(threads, perAccount);

  async function startThread(): Promise<Thread> {
    const worker = start(script, base, megabytes);
    try {
      return { worker, task: await started(worker) };
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  function take(): Thread | undefined {
    const kept = idle.pop();
    clearTimeout(kept?.timer);
    kept?.thread.worker.ref();
    return kept?.thread;
  }

  function keep(thread: Thread): void {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.thread === thread),
        1,
      );
      void thread.worker.terminate();
    }, IDLE_MS);
    // Neither holds a process that is done.
    timer.unref();
    thread.worker.unref();
    idle.push({ thread, timer });
  }

  return async (input: Input, turn: Turn = {}): Promise<Answer> => {
    await turns.enter(turn.account);
    let thread: Thread | undefined;
    try {
      thread = take() ?? (await startThread());
      const answer = (await ask(thread, input, turn.seconds ?? seconds)) as Answer;
      keep(thread);
      return answer;
    } catch (error) {
      await thread?.worker.terminate();
      throw error;
    } finally {
      turns.leave(turn.account);
    }
  };
}
