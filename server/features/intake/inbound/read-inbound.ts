import { messages } from '#core/messages.ts';
import { answersNotice, isUnread } from '#core/rules/intake/notice-completeness.ts';
import { makeTurns } from '../../../base/fair-turns.ts';
import { inStep } from '../../../db/in-batches.ts';
import { sharedTransaction, type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { reviveJobs } from '../../../jobs/jobs.queries.ts';
import type { Aside, JobHandler } from '../../../jobs/queue.ts';
import { readStoredBeginning, readStoredBytes } from '../../records/files/store/stored-files.ts';
import { beginCheck, type Check } from './authenticity/begin-check.ts';
import { keepCheck } from './authenticity/keep-check.ts';
import { withoutWaiting } from './authenticity/without-waiting.ts';
import { getInbound, markNoticesRead, markRead, READ_AGAIN, READ_INBOUND } from './inbound.queries.ts';
import { isManyUrls, type MadeNotice, makeNotices } from './make/make-notices.ts';
import { type Attempt, attemptOf, type ReadPayload, recordUnread } from './make/record-unread.ts';
import { insertRemainingUrls } from './make/remaining-urls.ts';
import { readStoredMessage } from './read/read-stored-message.ts';
import type { MessageReader, ReadResult } from './read/reading.ts';
import { yieldToSenders } from './receive/backpressure.ts';
import { routeNotices } from './route-notice.ts';
import { hasUnread, lockMessage, lockMessageAndNotices, markPartlyRead } from './unread.queries.ts';

/** A message that crashed the process this many times is not parsed again: it may be the cause. */
const MAX_CRASHES = 20;
/** A message that times out is recorded as unread after this many attempts. */
const MAX_READ_ATTEMPTS = 3;
const HOUR = 3600;
const MAX_YIELD_MS = 3_000;
/** Concurrency limit of large messages, to bound memory. */
const [LARGE_BYTES, LARGE_AT_ONCE] = [1024 * 1024, 2];
/** Messages from different threads wait for each other this long, to share statements. */
const STEP = { ms: 30, items: 8 };
const [URLS_PER_WEIGHT, CHARS_PER_WEIGHT] = [50, 50_000];

interface Attempted {
  read: ReadResult;
  attempt: Attempt | null;
}

/**
 * Weight in a transaction that several messages share (`sharedTransaction`). A counter-notice or retraction gets a transaction of
 * its own, because the notice that it answers may be in the previous one.
 */
const weightOf = ({ read: { reading } }: Attempted): number =>
  answersNotice(reading)
    ? Number.POSITIVE_INFINITY
    : 1 +
      reading.urls.length / URLS_PER_WEIGHT +
      (reading.text.length + (reading.html?.length ?? 0)) / CHARS_PER_WEIGHT;

/**
 * Makes and routes the notices, unless another worker has read the message meanwhile. Returns the notices whose remaining URLs
 * must be inserted before they are routed. An unreadable message stays unread.
 */
async function makeAndRoute(deps: Deps, tx: Tx, { read, attempt }: Attempted): Promise<readonly MadeNotice[]> {
  const { id } = read.inbound;
  const earlier = await lockMessageAndNotices(tx.db, id);
  if (!earlier) return [];
  const isBegun = earlier.some(({ state }) => state === 'begun');
  const isOver = earlier.length > 0 && earlier.every(({ state }) => state === 'done');
  if (isUnread(read.reading) && !isBegun && !isOver) {
    await recordUnread(tx, read, earlier, attempt);
    return [];
  }
  if (isUnread(read.reading) && isBegun) await markPartlyRead(tx.db, id, messages.messageReadInPart);
  const made = isOver ? [] : await makeNotices(tx, read, earlier);
  if (read.checked && made.length > 0) await keepCheck(tx, read.inbound, read.checked);
  if (isBegun || made.some(({ urls }) => isManyUrls(urls))) return made;
  await routeNotices(tx, deps, made, { isAnswer: answersNotice(read.reading) });
  await markRead(tx.db, { id, parsed_date: tx.now, ignored_for: null });
  return [];
}

const routeRemaining = (deps: Deps, { inbound, reading }: ReadResult, made: readonly MadeNotice[]): Promise<void> =>
  transaction(deps, null, async (tx) => {
    if (!(await lockMessage(tx.db, inbound.id))) return;
    await markNoticesRead(tx.db, inbound.id, tx.now);
    await routeNotices(tx, deps, made, { isAnswer: answersNotice(reading) });
    await markRead(tx.db, { id: inbound.id, parsed_date: tx.now, ignored_for: null });
  });

/** Exactly once: the notices and the mark that the message was read are committed together, so a crash repeats the reading only. */
function makeConclude(deps: Deps): (attempted: Attempted) => Promise<void> {
  const makeShared = sharedTransaction(deps, (tx, attempted: Attempted) => makeAndRoute(deps, tx, attempted), weightOf);
  return async (attempted) => {
    const incomplete = await makeShared(attempted);
    if (incomplete.length === 0) return;
    await insertRemainingUrls(deps.db, attempted.read.inbound.id, incomplete);
    await routeRemaining(deps, attempted.read, incomplete);
  };
}

/** Fails the job on a timeout, so that the queue retries it, until the attempts are used up. */
const retryingTimeouts =
  (read: MessageReader, attempts: number): MessageReader =>
  async (raw) => {
    const message = await read(raw);
    const isRetried = 'unreadable' in message && message.isPossiblyOurFault && attempts < MAX_READ_ATTEMPTS;
    if (isRetried) throw new Error(message.unreadable);
    return message;
  };

const unreadable: MessageReader = async () => ({ unreadable: messages.messageUnreadable });

/** decisions §7: job `read-inbound`. Reads a stored message and matches it, makes its notices, and routes them. */
export function readInbound(
  deps: Deps,
  read: MessageReader,
  { checkMs }: { checkMs?: number } = {},
): JobHandler<ReadPayload> {
  const conclude = makeConclude(deps);
  const large = makeTurns(LARGE_AT_ONCE);
  // Inside an outer transaction (demo data) messages are processed one by one.
  const step = deps.db.isTransaction ? async () => undefined : inStep(STEP);

  async function readOne(payload: ReadPayload, reader: MessageReader, aside?: Aside): Promise<void> {
    const inbound = await getInbound(deps.db, payload.inbound_id);
    if (!inbound || inbound.parsed_date !== null) return;
    const isLarge = inbound.size > LARGE_BYTES;
    const raw = isLarge ? undefined : await readStoredBytes(deps.db, inbound);
    const head = raw ?? (await readStoredBeginning(deps.db, inbound));
    const check = await beginCheck(deps, inbound, head, { aside, ms: checkMs });
    const readAndConclude = async (known: Check | null) => {
      const result = await readStoredMessage(deps, inbound, reader, step, { raw, check: known });
      if (result) await conclude({ read: result, attempt: attemptOf(payload) });
    };
    await (isLarge ? readInTurns(readAndConclude, check) : readAndConclude(check));
  }

  /** A large message gives its turn to another one while it waits for the DNS, and is read again with the answers. */
  async function readInTurns(
    readAndConclude: (check: Check | null) => Promise<void>,
    check: Check | null,
  ): Promise<void> {
    for (;;) {
      await large.enter();
      const wait = await withoutWaiting(check, readAndConclude).finally(() => large.leave());
      if (!wait) return;
      await wait();
    }
  }

  return {
    retry: [1, 5, 30],
    async run(payload, _signal, attempts = 1, aside) {
      await yieldToSenders(MAX_YIELD_MS);
      await readOne(payload, attempts > MAX_CRASHES ? unreadable : retryingTimeouts(read, attempts), aside);
    },
    onDead: (payload) => readOne(payload, unreadable),
  };
}

/** Job `read-again`: the same for an unread message, on schedule or at a superuser's request. */
export function readAgain(deps: Deps, read: MessageReader): JobHandler<ReadPayload> {
  const handler = readInbound(deps, read);
  return {
    ...handler,
    async run(payload, signal, attempts, aside) {
      // Skipped if a person has corrected or deleted the notice since.
      if (await hasUnread(deps.db, payload.inbound_id)) await handler.run(payload, signal, attempts, aside);
    },
  };
}

/** Job `sweep-inbound`: requeues dead reading jobs, so that no message is lost. */
export const sweepInbound = ({ db, clock }: Deps): JobHandler => ({
  retry: [],
  every: HOUR,
  async run() {
    for (const name of [READ_INBOUND, READ_AGAIN]) await reviveJobs(db, name, clock.now());
  },
});
