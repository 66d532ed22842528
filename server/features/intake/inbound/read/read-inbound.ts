import { setImmediate } from 'node:timers/promises';
import { messages } from '#core/messages.ts';
import { isUnread } from '#core/rules/intake/notice-completeness.ts';
import { cleanFileName } from '#core/rules/text/file-name.ts';
import { plainLine } from '#core/rules/text/plain-line.ts';
import { makeTurns } from '../../../../base/fair-turns.ts';
import { inStep } from '../../../../db/in-batches.ts';
import { sharedTransaction, type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { reviveJobs } from '../../../../jobs/jobs.queries.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import { markMail } from '../../../../mail/mails.queries.ts';
import { fileType } from '../../../records/files/store/file-type.ts';
import { keepBytes } from '../../../records/files/store/keep-bytes.ts';
import { type KeptFile, keptBytes } from '../../../records/files/store/kept-files.ts';
import { settleLater } from '../../forwarding/settle-delivery.ts';
import { whose } from '../../matching/concerned.ts';
import type { InboundRow } from '../../notices/write/tables.queries.ts';
import { getInbound, markNoticesRead, markRead, READ_AGAIN, READ_INBOUND } from '../inbound.queries.ts';
import { fillNotices } from '../make/fill-notices.ts';
import { type Attempt, attemptOf, keepUnread, type Scheduled } from '../make/keep-unread.ts';
import {
  isAnswer,
  isLong,
  type Made,
  makeNotices,
  type Read,
  type ReadFile,
  type ReadMail,
  routeNotices,
} from '../make/make-notices.ts';
import { hasUnread, lockMessage, lockUnread, markInPart } from '../make/unread.queries.ts';
import { unreadMessage } from '../make/unread-message.ts';
import { type Relation, relationTo } from '../receive/own-mail.ts';
import { letSendersGoFirst } from '../receive/pressure.ts';
import { storable } from '../receive/storable.ts';

/** A sentence on why a message could not be read. Whether it is its own fault: a machine that is busy is slow with any. */
export interface Unreadable {
  unreadable: string;
  isPerhapsUs?: boolean;
}

/** What reads a message, in a thread that can be killed: what it says, or why it could not be read. */
export type MessageReader = (raw: Buffer) => Promise<ReadMail | Unreadable>;

/** Of a letter, a notice keeps what a person would read; all of it is in the original. */
const TEXT_CHARS = 500_000;
const ACNS_ITEMS = 2_000;

/** As much as a notice keeps, its subject and names as plain lines; the sentence that says so when that is not all. */
function shortened({ text, html, acns, parse_error, ...said }: Omit<ReadMail, 'attachments'>) {
  const plain = <T extends { name: string } | null>(one: T): T => one && { ...one, name: plainLine(one.name) };
  const lines = { subject: plainLine(said.subject), sender: plain(said.sender), relay: plain(said.relay) };
  const kept = {
    text: text.slice(0, TEXT_CHARS),
    html: html !== null && html.length > TEXT_CHARS ? null : html,
    acns: acns && { ...acns, items: acns.items.slice(0, ACNS_ITEMS) },
  };
  const isWhole = kept.text === text && kept.html === html && kept.acns?.items.length === acns?.items.length;
  return {
    ...said,
    ...lines,
    ...kept,
    parse_error: isWhole ? parse_error : (parse_error ?? messages.messageReadInPart),
  };
}

/** A message that so many have died with is not read again: it might be the cause. */
const DEATHS = 20;
/** One that took too long is read so often before it counts as unread. */
const TRIES = 3;
const HOUR = 3600;
const PATIENCE_MS = 3_000;
/** Many small messages are read side by side, of large ones so many: together they need no more memory than these. */
const [LARGE_BYTES, LARGE_AT_ONCE] = [1024 * 1024, 2];
/** The threads finish one by one. */
const STEP = { ms: 30, items: 8 };
const [URLS_PER_WEIGHT, CHARS_PER_WEIGHT] = [50, 50_000];

async function keepFiles(deps: Deps, files: readonly ReadFile[]): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  for (const file of files) {
    const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
    const name = cleanFileName(storable(file.name));
    const sha256 = await keepBytes(deps, bytes);
    kept.push({ sha256, size: bytes.length, name, type: fileType({ name, bytes }) });
  }
  return kept;
}

/** A mail of ours came back: the notice that it was about shows it as failed. */
async function bounced(tx: Tx, { mails, words, isFinal }: Relation & { is: 'a bounce of our mail' }): Promise<void> {
  if (!isFinal) return;
  for (const mail_id of new Set(mails.map((mail) => mail.mail_id))) {
    await markMail(tx.db, { id: mail_id, status: 'failed', error: words, sent_date: null });
    await settleLater(tx, mail_id);
  }
}

/**
 * Of a transaction that messages share; see `sharedTransaction`. An answer goes alone: the notice that it answers may be in the
 * transaction before it.
 */
const weightOf = ({ read: { reading } }: Attempted): number =>
  isAnswer(reading)
    ? Number.POSITIVE_INFINITY
    : 1 +
      reading.urls.length / URLS_PER_WEIGHT +
      (reading.text.length + (reading.html?.length ?? 0)) / CHARS_PER_WEIGHT;

interface Attempted {
  read: Read;
  attempt: Attempt | null;
}

/**
 * Its notices, unless it was read meanwhile. A long one's URLs are still to come: only then is it routed and counts as read.
 * One that could not be read stays to be read again.
 */
async function begin(deps: Deps, tx: Tx, { read, attempt }: Attempted): Promise<readonly Made[]> {
  const { id } = read.inbound;
  const earlier = await lockUnread(tx.db, id);
  if (!earlier) return [];
  const isBegun = earlier.some(({ state }) => state === 'begun');
  const isOver = earlier.length > 0 && earlier.every(({ state }) => state === 'done');
  if (isUnread(read.reading) && !isBegun && !isOver) {
    await keepUnread(tx, read, earlier, attempt);
    return [];
  }
  if (isUnread(read.reading) && isBegun) await markInPart(tx.db, id, messages.messageReadInPart);
  const made = isOver ? [] : await makeNotices(tx, read, earlier);
  if (isBegun || made.some(({ urls }) => isLong(urls))) return made;
  await routeNotices(tx, deps, made);
  await markRead(tx.db, { id, parsed_date: tx.now, ignored_for: null });
  return [];
}

const finish = (deps: Deps, { inbound }: Read, made: readonly Made[]): Promise<void> =>
  transaction(deps, null, async (tx) => {
    if (!(await lockMessage(tx.db, inbound.id))) return;
    await markNoticesRead(tx.db, inbound.id, tx.now);
    await routeNotices(tx, deps, made);
    await markRead(tx.db, { id: inbound.id, parsed_date: tx.now, ignored_for: null });
  });

/** What came of it and that it was read are one act: whoever is killed in between reads it again, and nothing is made twice. */
function concluding(deps: Deps): (attempted: Attempted) => Promise<void> {
  const beginIn = sharedTransaction(deps, (tx, attempted: Attempted) => begin(deps, tx, attempted), weightOf);
  return async (attempted) => {
    const long = await beginIn(attempted);
    if (long.length === 0) return;
    await fillNotices(deps.db, attempted.read.inbound.id, long);
    await finish(deps, attempted.read, long);
  };
}

/** A mail of ours makes no notice; whether it is settled. One that could not be read before has a notice, which is filled. */
const setAside = (deps: Deps, inbound: InboundRow, relation: Relation): Promise<boolean> =>
  transaction(deps, null, async (tx) => {
    const earlier = await lockUnread(tx.db, inbound.id);
    if (!earlier) return true;
    if (relation.is === 'a bounce of our mail') await bounced(tx, relation);
    if (earlier.length > 0) return false;
    await markRead(tx.db, { id: inbound.id, parsed_date: tx.now, ignored_for: relation.is });
    return true;
  });

async function readWith(read: MessageReader, raw: Buffer): Promise<{ message: ReadMail; searched?: string }> {
  const message = await read(raw);
  await setImmediate();
  return 'unreadable' in message ? unreadMessage(raw, message.unreadable) : { message };
}

/** With a breath between its steps: each may be long, and the embedded database takes none of its own. */
async function understand(deps: Deps, inbound: InboundRow, read: MessageReader, step: () => Promise<void>) {
  const raw = await keptBytes(deps.db, inbound);
  const { message, searched } = await readWith(read, raw);
  const { attachments, ...said } = message;
  await step();
  const relation = await relationTo(deps.db, inbound, raw, said.completeness.kind);
  const isOurs = relation.is === 'our own mail' || relation.is === 'a bounce of our mail';
  if (isOurs && (await setAside(deps, inbound, relation))) return undefined;
  const reading = { ...storable(shortened(said)), attachments: await keepFiles(deps, attachments) };
  await setImmediate();
  const answered = relation.is === 'an answer to our mail' ? relation.mail : undefined;
  const concerned = await whose(deps.db, reading, answered, searched);
  return { inbound, reading, relation, concerned };
}

/** Reads it again later where the fault may be ours, unless it was tried often enough. */
const patiently =
  (read: MessageReader, attempts: number): MessageReader =>
  async (raw) => {
    const message = await read(raw);
    if ('unreadable' in message && message.isPerhapsUs && attempts < TRIES) throw new Error(message.unreadable);
    return message;
  };

const unreadable: MessageReader = async () => ({ unreadable: messages.messageUnreadable });

/** decisions §7: after a message is safe, it is read and makes its notices; one that cannot be read is a notice as well. */
export function readInbound(deps: Deps, read: MessageReader): JobHandler<Scheduled> {
  const conclude = concluding(deps);
  const large = makeTurns(LARGE_AT_ONCE);
  // Inside an outer transaction, as the demo's, messages come one by one.
  const step = deps.db.isTransaction ? async () => undefined : inStep(STEP);

  async function readOne(payload: Scheduled, reader: MessageReader): Promise<void> {
    const inbound = await getInbound(deps.db, payload.inbound_id);
    if (!inbound || inbound.parsed_date !== null) return;
    const isLarge = inbound.size > LARGE_BYTES;
    if (isLarge) await large.enter();
    try {
      const known = await understand(deps, inbound, reader, step);
      if (known) await conclude({ read: known, attempt: attemptOf(payload) });
    } finally {
      if (isLarge) large.leave();
    }
  }

  return {
    retry: [1, 5, 30],
    async run(payload, _signal, attempts = 1) {
      await letSendersGoFirst(PATIENCE_MS);
      await readOne(payload, attempts > DEATHS ? unreadable : patiently(read, attempts));
    },
    onDead: (payload) => readOne(payload, unreadable),
  };
}

/** The same for one that could not be read: at its times, and when a superuser asks for it. */
export function readAgain(deps: Deps, read: MessageReader): JobHandler<Scheduled> {
  const handler = readInbound(deps, read);
  return {
    ...handler,
    async run(payload, signal, attempts) {
      // Corrected by a person or deleted since.
      if (await hasUnread(deps.db, payload.inbound_id)) await handler.run(payload, signal, attempts);
    },
  };
}

/** A message whose job was given up, because not even its raw text could be made a notice, is not left behind. */
export const sweepInbound = ({ db, clock }: Deps): JobHandler => ({
  retry: [],
  every: HOUR,
  async run() {
    for (const name of [READ_INBOUND, READ_AGAIN]) await reviveJobs(db, name, clock.now());
  },
});
