import { setImmediate } from 'node:timers/promises';
import { messages } from '#core/messages.ts';
import { isUnread } from '#core/rules/intake/notice-completeness.ts';
import { ownCounterElements, ownElements } from '#core/rules/intake/own-elements.ts';
import { cleanFileName } from '#core/rules/text/file-name.ts';
import { plainLine } from '#core/rules/text/plain-line.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { markMail } from '../../../../mail/mails.queries.ts';
import { fileType } from '../../../records/files/store/file-type.ts';
import { storeBytes } from '../../../records/files/store/store-bytes.ts';
import { readStoredBytes, type StoredFile } from '../../../records/files/store/stored-files.ts';
import { settleLater } from '../../forwarding/settle-delivery.ts';
import { matchCompanies } from '../../matching/match-companies.ts';
import type { InboundRow } from '../../notices/tables.queries.ts';
import type { Check } from '../authenticity/begin-check.ts';
import { finishCheck } from '../authenticity/finish-check.ts';
import { markRead } from '../inbound.queries.ts';
import { lockMessageAndNotices } from '../unread.queries.ts';
import { takeAnswerToQuestion } from './answer-to-question.ts';
import { type Relation, relationToOwnMail } from './own-mail.ts';
import type { MessageReader, ReadFile, ReadResult, UnstoredReading } from './reading.ts';
import { storable } from './storable.ts';
import { unreadMessage } from './unread-message.ts';

/** Limits of the stored text; the original is stored in full. */
const TEXT_CHARS = 500_000;
const ACNS_ITEMS = 2_000;

/** Truncates the contents to the stored limits and normalizes subject and names to single lines; sets `parse_error` if truncated. */
function truncated({ text, html, acns, parse_error, ...rest }: Omit<UnstoredReading, 'attachments'>) {
  const plain = <T extends { name: string } | null>(one: T): T => one && { ...one, name: plainLine(one.name) };
  const lines = { subject: plainLine(rest.subject), sender: plain(rest.sender), relay: plain(rest.relay) };
  const kept = {
    text: text.slice(0, TEXT_CHARS),
    html: html !== null && html.length > TEXT_CHARS ? null : html,
    acns: acns && { ...acns, items: acns.items.slice(0, ACNS_ITEMS) },
  };
  const isWhole = kept.text === text && kept.html === html && kept.acns?.items.length === acns?.items.length;
  return {
    ...rest,
    ...lines,
    ...kept,
    parse_error: isWhole ? parse_error : (parse_error ?? messages.messageReadInPart),
  };
}

async function storeAttachments(deps: Deps, files: readonly ReadFile[]): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  for (const file of files) {
    const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
    const name = cleanFileName(storable(file.name));
    const sha256 = await storeBytes(deps, bytes);
    stored.push({ sha256, size: bytes.length, name, type: fileType({ name, bytes }) });
  }
  return stored;
}

/** Marks our bounced mail as failed, which marks the delivery of its notice as failed. */
async function markBounced(
  tx: Tx,
  { mails, error, isFinal }: Relation & { is: 'a bounce of our mail' },
): Promise<void> {
  if (!isFinal) return;
  for (const mail_id of new Set(mails.map((mail) => mail.mail_id))) {
    await markMail(tx.db, { id: mail_id, status: 'failed', error, sent_date: null });
    await settleLater(tx, mail_id);
  }
}

/** Marks our own mail as read without making a notice. False if an earlier failed reading made one, which is then filled in. */
const dismissOwnMail = (deps: Deps, inbound: InboundRow, relation: Relation): Promise<boolean> =>
  transaction(deps, null, async (tx) => {
    const earlier = await lockMessageAndNotices(tx.db, inbound.id);
    if (!earlier) return true;
    if (relation.is === 'a bounce of our mail') await markBounced(tx, relation);
    if (earlier.length > 0) return false;
    await markRead(tx.db, { id: inbound.id, parsed_date: tx.now, ignored_for: relation.is });
    return true;
  });

async function parse(read: MessageReader, raw: Buffer): Promise<{ message: UnstoredReading; searched?: string }> {
  const message = await read(raw);
  await setImmediate();
  return 'unreadable' in message ? unreadMessage(raw, message.unreadable) : { message };
}

/** An answer quotes our reply. Elements found in the quoted part are not the sender's. */
const withOwnElements = (message: UnstoredReading, relation: Relation): UnstoredReading =>
  relation.is === 'a reply to our mail' && relation.mail.reply
    ? {
        ...message,
        completeness: ownElements(message.completeness, relation.mail.reply.text),
        counter: message.counter && ownCounterElements(message.counter, relation.mail.reply.text),
      }
    : message;

/**
 * Reads a stored message, stores its attachments and matches the companies; undefined for our own mail and for answers to the
 * filing desk's questions, which become no notice. `step` waits for other messages, to share their statements. Yields to the event
 * loop, because the embedded database never does.
 */
export async function readStoredMessage(
  deps: Deps,
  inbound: InboundRow,
  read: MessageReader,
  step: () => Promise<void>,
  { raw: given, check }: { raw?: Buffer | undefined; check: Check | null },
): Promise<ReadResult | undefined> {
  const raw = given ?? (await readStoredBytes(deps.db, inbound));
  const { message, searched } = await parse(read, raw);
  await step();
  const relation = await relationToOwnMail(deps.db, inbound, raw, message.completeness.kind);
  const isOurs = relation.is === 'our own mail' || relation.is === 'a bounce of our mail';
  if (isOurs && (await dismissOwnMail(deps, inbound, relation))) return undefined;
  if (await takeAnswerToQuestion(deps, inbound, raw, message)) return undefined;
  const checked = check && !isUnread(message) ? await finishCheck(deps, check, raw, message) : null;
  const { attachments, ...contents } = withOwnElements(message, relation);
  const reading = { ...storable(truncated(contents)), attachments: await storeAttachments(deps, attachments) };
  await setImmediate();
  const repliedTo = relation.is === 'a reply to our mail' ? relation.mail : undefined;
  const match = await matchCompanies(deps.db, reading, repliedTo, searched);
  return { inbound, reading, relation, match, checked: storable(checked) };
}
