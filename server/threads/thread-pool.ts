import { setTimeout as wait } from 'node:timers/promises';
import { makeTurns } from '../base/fair-turns.ts';
import { askThread, hasEnded, startThread, type Thread, ThreadStartError } from './thread.ts';

interface Limits<Input> {
  /** Size of the pool, which bounds the memory use; further inputs wait. */
  threads: number;
  /** Maximum threads per account; by default all. */
  perAccount?: number;
  /** Processor time per input, the same on a busy machine (security rule 16). */
  seconds: number;
  megabytes: number;
  /**
   * Inputs that warm up a thread before its first real one. Warm threads stay alive, and an ended one is replaced at once. Without
   * warm-up, a thread starts on demand and ends after a while without input.
   */
  warmUp?: readonly Input[];
}

export interface Turn {
  /** The account that sent the input. */
  account?: number | undefined;
  /** Overrides the limit of processor time. */
  seconds?: number;
}

export interface Threads<Input, Answer> {
  (input: Input, turn?: Turn): Promise<Answer>;
  /** Starts all threads in the background, ahead of the first input. */
  start(): void;
}

const IDLE_MS = 15_000;
/** Processor time per warm-up input. */
const WARM_UP_SECONDS = 60;
/** Backoff before retrying to start a thread. */
const START_PAUSES_MS = [100, 1_000, 5_000, 15_000];
/** Node's longest interval: a timer that only keeps the process alive while an input is processed. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * A pool of worker threads that run `<script>.worker.ts`, so that the event loop stays free. A thread whose input takes too much
 * processor time or memory is terminated (security rules 16, 17). Accounts take turns. Idle threads don't keep the process alive.
 */
export function makeThreadPool<Input, Answer>(
  script: string,
  { threads, perAccount, seconds, megabytes, warmUp }: Limits<Input>,
  /** URL of the file beside the script; in the build all of them are in one folder. */
  base: string,
): Threads<Input, Answer> {
  interface Idle {
    thread: Promise<Thread>;
    timer?: NodeJS.Timeout;
  }
  const idle: Idle[] = [];
  const turns = makeTurns(threads, perAccount);
  let busy = 0;

  async function startOnce(): Promise<Thread> {
    const thread = await startThread(script, base, megabytes);
    try {
      for (const input of warmUp ?? []) await askThread(thread, input, WARM_UP_SECONDS);
      return thread;
    } catch (error) {
      await thread.worker.terminate();
      throw new ThreadStartError(`a thread did not warm up: ${(error as Error).message}`);
    }
  }

  async function start(): Promise<Thread> {
    for (const pause of warmUp ? START_PAUSES_MS : []) {
      try {
        return await startOnce();
      } catch {
        await wait(pause, undefined, { ref: false });
      }
    }
    return startOnce();
  }

  function drop(one: Idle): void {
    const at = idle.indexOf(one);
    if (at >= 0) idle.splice(at, 1);
  }

  /** A thread that fails to start is dropped; the next input tries again. */
  function startAhead(): void {
    const one: Idle = { thread: start() };
    // At the front, because `acquire` takes the last: a ready thread before one that is still starting.
    idle.unshift(one);
    one.thread.then(
      (thread) => replaceWhenEnded(one, thread),
      () => drop(one),
    );
  }

  function replaceWhenEnded(one: Idle, thread: Thread): void {
    // Taken by an input meanwhile, which handles the exit itself.
    if (!idle.includes(one)) return;
    const replace = () => {
      clearTimeout(one.timer);
      drop(one);
      if (warmUp) startAhead();
    };
    if (hasEnded(thread)) replace();
    else thread.worker.once('exit', replace);
  }

  function acquire(): Promise<Thread> {
    const one = idle.pop();
    clearTimeout(one?.timer);
    return one?.thread ?? start();
  }

  function returnToPool(thread: Thread): void {
    const one: Idle = { thread: Promise.resolve(thread) };
    if (!warmUp) {
      one.timer = setTimeout(() => {
        drop(one);
        void thread.worker.terminate();
      }, IDLE_MS).unref();
    }
    idle.push(one);
    replaceWhenEnded(one, thread);
  }

  async function run(input: Input, turn: Turn = {}): Promise<Answer> {
    const alive = setInterval(() => undefined, LONGEST_MS);
    await turns.enter(turn.account);
    busy++;
    let thread: Thread | undefined;
    try {
      thread = await acquire();
      const answer = (await askThread(thread, input, turn.seconds ?? seconds)) as Answer;
      returnToPool(thread);
      return answer;
    } catch (error) {
      await thread?.worker.terminate();
      if (thread && warmUp) startAhead();
      throw error;
    } finally {
      busy--;
      turns.leave(turn.account);
      clearInterval(alive);
    }
  }

  return Object.assign(run, {
    start: () => {
      while (idle.length + busy < threads) startAhead();
    },
  });
}
