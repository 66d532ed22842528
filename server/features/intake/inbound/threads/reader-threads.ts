import type { CheckAnswers, CheckTask } from '../../../../reader/check-mail.ts';
import { type MimeLimit, type ReadHead, type ReadMessage, readHead } from '../../../../reader/read-mail.ts';
import { ThreadLimitError, ThreadStartError } from '../../../../threads/thread.ts';
import { makeThreadPool, type Threads } from '../../../../threads/thread-pool.ts';
import { WARM_UP_LETTERS } from './warm-up-letters.ts';

export type ReadFailure = MimeLimit | 'timeout' | 'out_of_memory' | 'unreadable';

export interface ThreadInput {
  raw: Uint8Array;
  isQuick: boolean;
}
export type ThreadAnswer = { outcome: 'read'; message: ReadMessage } | { outcome: 'failed'; reason: ReadFailure };
export type CheckAnswer = { found: CheckAnswers[CheckTask['task']] } | { failed: true };

/** The contents of a message, or the reason for the failure and the headers. */
export type MessageReading =
  | { outcome: 'read'; message: ReadMessage }
  | { outcome: 'failed'; reason: ReadFailure; head: ReadHead };

export interface ReadLimits {
  ms: number;
  mb: number;
}

/** Time and memory for reading one message: a hostile one must not stop the others. */
export const LIMITS: ReadLimits = { ms: 10_000, mb: 256 };
/** Share of the time limit for the first attempt; the rest is for a second one without expensive attachments. */
const FIRST_TRY = 0.7;

/** Input that a new thread reads before its first mail, to warm up the JIT compiler. */
const WARM_UP = WARM_UP_LETTERS.map((letter) => ({ raw: new Uint8Array(Buffer.from(letter)), isQuick: false }));

const pools = new Map<number, Threads<ThreadInput | CheckTask, ThreadAnswer | CheckAnswer>>();

function poolOf(mb: number) {
  const pool =
    pools.get(mb) ??
    makeThreadPool<ThreadInput | CheckTask, ThreadAnswer | CheckAnswer>(
      'read-mail',
      { threads: 2, seconds: 10, megabytes: mb, warmUp: WARM_UP },
      import.meta.url,
    );
  pools.set(mb, pool);
  return pool;
}

/** Starts and warms up the threads in the background, so that the first mail does not wait. */
export const startReaderThreads = (): void => poolOf(LIMITS.mb).start();

async function attempt(input: ThreadInput, ms: number, mb: number): Promise<ThreadAnswer> {
  try {
    return (await poolOf(mb)(input, { seconds: ms / 1000 })) as ThreadAnswer;
  } catch (error) {
    if (error instanceof ThreadStartError) throw error;
    const isLimit = error instanceof ThreadLimitError;
    return {
      outcome: 'failed',
      reason: !isLimit ? 'unreadable' : error.limit === 'time' ? 'timeout' : 'out_of_memory',
    };
  }
}

/**
 * Reads a message in a thread that can be killed. If an attachment exceeds the limits, the message is read again without
 * expensive attachments. Throws only if no thread can be started.
 */
export async function readInWorker(raw: Uint8Array, { ms, mb }: ReadLimits = LIMITS): Promise<MessageReading> {
  const bytes = new Uint8Array(raw);
  const first = await attempt({ raw: bytes, isQuick: false }, ms * FIRST_TRY, mb);
  if (first.outcome === 'read') return first;
  const isCostly = first.reason === 'timeout' || first.reason === 'out_of_memory';
  const last = isCostly ? await attempt({ raw: bytes, isQuick: true }, ms * (1 - FIRST_TRY), mb) : first;
  return last.outcome === 'read' ? last : { ...last, head: readHead(raw) };
}

/**
 * Checks a signature, key or envelope in such a thread, within a limit of its own. Undefined if the limit was exceeded or the thread
 * failed.
 */
export async function checkInWorker<Task extends CheckTask>(
  task: Task,
): Promise<CheckAnswers[Task['task']] | undefined> {
  try {
    const answer = (await poolOf(LIMITS.mb)(task, { seconds: LIMITS.ms / 1000 })) as CheckAnswer;
    return 'failed' in answer ? undefined : (answer.found as CheckAnswers[Task['task']]);
  } catch {
    return undefined;
  }
}
