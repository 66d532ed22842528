import { setTimeout as wait } from 'node:timers/promises';
import { makeTurns } from '../base/fair-turns.ts';
import { askThread, startThread, type Thread, ThreadStartError } from './thread.ts';

interface Limits<Input> {
  /** How many at once: the rest wait, so that many inputs together need no more memory than these. */
  threads: number;
  /** How many of them one account may hold at once: without it, all. */
  perAccount?: number;
  /** Processor time for one input: however busy the machine is, an input gets the same (security rule 16). */
  seconds: number;
  megabytes: number;
  /**
   * Inputs that a thread handles before its first real one. Threads that have to be warmed up stay alive, and one that was ended is
   * replaced at once. Without them, a thread starts with its first input and ends when it has been idle for a while.
   */
  warmUp?: readonly Input[];
}

export interface Turn {
  /** Whose input it is. */
  account?: number | undefined;
  /** Processor time, where it is not the usual. */
  seconds?: number;
}

export interface Threads<Input, Answer> {
  (input: Input, turn?: Turn): Promise<Answer>;
  /** Starts all threads in the background, ahead of the first input. */
  start(): void;
}

const IDLE_MS = 15_000;
/** Processor time for each input of a warm-up. */
const WARM_UP_SECONDS = 60;
/** Pauses before a thread that did not start is tried again. */
const START_PAUSES_MS = [100, 1_000, 5_000, 15_000];
/** Node's longest interval: it only keeps the process alive while an input is under way. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * A pool of threads that run `<script>.worker.ts`: the event loop stays free, and an input that takes too much processor time or
 * memory is ended (security rules 16, 17). Accounts take turns. Only an input under way keeps the process alive.
 */
export function makeThreads<Input, Answer>(
  script: string,
  { threads, perAccount, seconds, megabytes, warmUp }: Limits<Input>,
  /** The file that the script lies beside; in the bundle all of them lie together. */
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

  /** One that cannot be started is dropped; the next input tries again. */
  function startAhead(): void {
    const one: Idle = { thread: start() };
    // The last is taken first: one that is ready before one that is still starting.
    idle.unshift(one);
    one.thread.then(
      (thread) => replaceWhenEnded(one, thread),
      () => drop(one),
    );
  }

  function replaceWhenEnded(one: Idle, { worker }: Thread): void {
    // Whoever has taken it meanwhile listens by themselves.
    if (!idle.includes(one)) return;
    worker.once('exit', () => {
      drop(one);
      if (warmUp) startAhead();
    });
  }

  function take(): Promise<Thread> {
    const kept = idle.pop();
    clearTimeout(kept?.timer);
    return kept?.thread ?? start();
  }

  function keep(thread: Thread): void {
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
      thread = await take();
      const answer = (await askThread(thread, input, turn.seconds ?? seconds)) as Answer;
      keep(thread);
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
