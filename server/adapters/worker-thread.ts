import { Worker } from 'node:worker_threads';

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
  /** For one input. */
  seconds: number;
  megabytes: number;
}

/** A thread that has nothing to do ends after this long. */
const IDLE_MS = 15_000;

/** Beside the bundle the scripts are built; in the sources they are TypeScript, which Node 20 needs a loader for. */
const isSource = import.meta.url.endsWith('.ts');

/** Says when all that it needs is loaded: until then no input's time runs, however busy the machine is. */
const READY = 'ready';
const START_SECONDS = 60;
/** What is new: little, so that a thread that has read much gives it back instead of keeping room for it. */
const YOUNG_MB = 8;

/** No thread could be had: not the input's fault. */
export class ThreadStartError extends Error {}

function start(script: string, base: string, megabytes: number): Worker {
  const url = new URL(`./${script}.worker.${isSource ? 'ts' : 'js'}`, base);
  const loader = isSource ? `import('tsx/esm/api').then(({ register }) => register())` : 'Promise.resolve()';
  const load = `${loader}.then(() => import(${JSON.stringify(url.href)}))
    .then(() => require('node:worker_threads').parentPort.postMessage('${READY}'))`;
  const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MB };
  return new Worker(load, { execArgv: [], resourceLimits, eval: true });
}

async function started(worker: Worker): Promise<void> {
  try {
    await next(worker, START_SECONDS);
  } catch (error) {
    throw new ThreadStartError(`a thread did not start: ${(error as Error).message}`);
  }
}

/** The next that it says, or why there is nothing. */
function next(worker: Worker, seconds: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => settle(() => reject(new ThreadLimitError('time', `not done in ${seconds} s`))),
      seconds * 1000,
    );
    const settle = (how: () => void) => {
      clearTimeout(timer);
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

function ask(worker: Worker, input: unknown, seconds: number): Promise<unknown> {
  const answer = next(worker, seconds);
  worker.postMessage(input);
  return answer;
}

/**
 * Runs `<script>.worker.ts` in threads of its own, kept warm for the next input: the event loop stays free, and what takes
 * too long or too much memory is ended (security rules 16, 17).
 */
export function makeThreads<Input, Answer>(
  script: string,
  { threads, seconds, megabytes }: Limits,
  /** Beside which file the script lies; in the bundle all of them lie together. */
  base: string = import.meta.url,
) {
  const idle: { worker: Worker; timer: NodeJS.Timeout }[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;

  async function ready(worker: Worker | undefined): Promise<Worker> {
    if (worker) return worker;
    const made = start(script, base, megabytes);
    await started(made).catch(async (error) => {
      await made.terminate();
      throw error;
    });
    return made;
  }

  function take(): Worker | undefined {
    const kept = idle.pop();
    clearTimeout(kept?.timer);
    kept?.worker.ref();
    return kept?.worker;
  }

  function keep(worker: Worker): void {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.worker === worker),
        1,
      );
      void worker.terminate();
    }, IDLE_MS);
    // Neither holds a process that is done.
    timer.unref();
    worker.unref();
    idle.push({ worker, timer });
  }

  return async (input: Input, limit = seconds): Promise<Answer> => {
    if (running < threads) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    let worker = take();
    try {
      worker = await ready(worker);
      const answer = (await ask(worker, input, limit)) as Answer;
      keep(worker);
      return answer;
    } catch (error) {
      await worker?.terminate();
      throw error;
    } finally {
      // The place goes to the next in line, or is free.
      const follow = waiting.shift();
      if (follow) follow();
      else running--;
    }
  };
}
