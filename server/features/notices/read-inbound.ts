import { setImmediate } from 'node:timers/promises';
import { messages } from '#core/messages.ts';
import { cleanFileName } from '#core/rules/file-name.ts';
import { plainLine } from '#core/rules/plain-line.ts';
import { sharedTransaction, type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { makeTurns } from '../../fair-turns.ts';
import { reviveJobs } from '../../jobs/jobs.queries.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import { markMail } from '../../mail/mails.queries.ts';
import { fileType } from '../files/file-type.ts';
import { keepBytes } from '../files/keep-bytes.ts';
import { type KeptFile, keptBytes } from '../files/kept-files.ts';
import { whose } from './concerned.ts';
import { fillNotices } from './fill-notices.ts';
import { getInbound, lockUnread, markNoticesRead, markRead, READ_INBOUND } from './inbound.queries.ts';
import {
  isLong,
  type Made,
  makeNotices,
  type Read,
  type ReadFile,
  type ReadMail,
  routeNotices,
} from './make-notices.ts';
import { type Relation, relationTo } from './own-mail.ts';
import { letSendersGoFirst } from './pressure.ts';
import { deliverySettled } from './settle-delivery.ts';
import { storable } from './storable.ts';
import type { InboundRow } from './tables.queries.ts';
import { unreadMessage } from './unread-message.ts';

interface Payload {
  inbound_id: number;
}

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
/** One that took too long is read so often before it is shown as it came. */
const TRIES = 3;
const HOUR = 3600;
const PATIENCE_MS = 3_000;
/** Many small messages are read side by side, of large ones so many: together they need no more memory than these. */
const [LARGE_BYTES, LARGE_AT_ONCE] = [1024 * 1024, 2];
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
    await deliverySettled(tx, mail_id);
  }
}

/** Of a transaction that messages share; see `sharedTransaction`. */
const weightOf = ({ reading: { text, html, urls } }: Read): number =>
  1 + urls.length / URLS_PER_WEIGHT + (text.length + (html?.length ?? 0)) / CHARS_PER_WEIGHT;

/** Its notices, unless it was read meanwhile. A long one's URLs are still to come: only then is it routed and counts as read. */
const beginning = (deps: Deps) =>
  sharedTransaction(
    deps,
    async (tx, read: Read): Promise<readonly Made[]> => {
      const left = await lockUnread(tx.db, read.inbound.id);
      if (!left) return [];
      const made = await makeNotices(tx, read, left);
      if (made.some(({ urls }) => isLong(urls))) return made;
      await routeNotices(tx, deps, made);
      await markRead(tx.db, { id: read.inbound.id, parsed_date: tx.now, ignored_for: null });
      return [];
    },
    weightOf,
  );

const finish = (deps: Deps, { inbound }: Read, made: readonly Made[]): Promise<void> =>
  transaction(deps, null, async (tx) => {
    if (!(await lockUnread(tx.db, inbound.id))) return;
    await markNoticesRead(tx.db, inbound.id, tx.now);
    await routeNotices(tx, deps, made);
    await markRead(tx.db, { id: inbound.id, parsed_date: tx.now, ignored_for: null });
  });

/** What came of it and that it was read are one act: whoever is killed in between reads it again, and nothing is made twice. */
function concluding(deps: Deps): (read: Read) => Promise<void> {
  const begin = beginning(deps);
  return async (read) => {
    const long = await begin(read);
    if (long.length === 0) return;
    await fillNotices(deps.db, read.inbound.id, long);
    await finish(deps, read, long);
  };
}

/** A mail of ours makes no notice. */
const setAside = (deps: Deps, inbound: InboundRow, relation: Relation): Promise<void> =>
  transaction(deps, null, async (tx) => {
    if (!(await lockUnread(tx.db, inbound.id))) return;
    if (relation.is === 'a bounce of our mail') await bounced(tx, relation);
    await markRead(tx.db, { id: inbound.id, parsed_date: tx.now, ignored_for: relation.is });
  });

/** With a breath between its steps: each may be long, and the embedded database takes none of its own. */
async function understand(deps: Deps, inbound: InboundRow, read: MessageReader): Promise<Read | undefined> {
  const raw = await keptBytes(deps.db, inbound);
  const message = await read(raw);
  await setImmediate();
  const { attachments, ...said } = 'unreadable' in message ? unreadMessage(raw, message.unreadable) : message;
  const relation = await relationTo(deps.db, inbound, raw, said.completeness.kind);
  if (relation.is === 'our own mail' || relation.is === 'a bounce of our mail') {
    await setAside(deps, inbound, relation);
    return undefined;
  }
  const reading = { ...storable(shortened(said)), attachments: await keepFiles(deps, attachments) };
  await setImmediate();
  return { inbound, reading, relation, concerned: await whose(deps.db, reading, relation) };
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
export function readInbound(deps: Deps, read: MessageReader): JobHandler<Payload> {
  const conclude = concluding(deps);
  const large = makeTurns(LARGE_AT_ONCE);

  async function readOne(inbound_id: number, reader: MessageReader): Promise<void> {
    const inbound = await getInbound(deps.db, inbound_id);
    if (!inbound || inbound.parsed_date !== null) return;
    const isLarge = inbound.size > LARGE_BYTES;
    if (isLarge) await large.enter();
    try {
      const known = await understand(deps, inbound, reader);
      if (known) await conclude(known);
    } finally {
      if (isLarge) large.leave();
    }
  }

  return {
    retry: [1, 5, 30],
    async run({ inbound_id }, _signal, attempts = 1) {
      await letSendersGoFirst(PATIENCE_MS);
      await readOne(inbound_id, attempts > DEATHS ? unreadable : patiently(read, attempts));
    },
    givenUp: ({ inbound_id }) => readOne(inbound_id, unreadable),
  };
}

/** A message whose job was given up, because not even its raw text could be made a notice, is not left behind. */
export const sweepInbound = ({ db, clock }: Deps): JobHandler => ({
  retry: [],
  every: HOUR,
  run: () => reviveJobs(db, READ_INBOUND, clock.now()),
});
