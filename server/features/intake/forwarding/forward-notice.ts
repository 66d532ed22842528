import { authenticityHint, authenticityLine } from '#core/copy/intake/authenticity.ts';
import { answersNotice, isForwardable } from '#core/rules/intake/notice-completeness.ts';
import type { Config } from '../../../base/config.ts';
import { recordHistory } from '../../../db/history.ts';
import { isSystem, type Tx } from '../../../db/transaction.ts';
import { found } from '../../../http/answer/refuse.ts';
import type { Letter } from '../../../mail/letter.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { filesOf } from '../../records/files/files-of.ts';
import {
  addressesFor,
  type ForwardFacts,
  forwardedTo,
  forwardFacts,
  insertDelivery,
  ownUrls,
  refreshDeliveryFlags,
  wasSentTo,
} from './forward.queries.ts';
import { forwardLetter, LETTER_URLS, supplementLetter } from './notices.letters.ts';

export interface ForwardTo {
  email: string;
  subject?: string | undefined;
  message?: string | undefined;
  /** Lists only URLs on these domains of the company; undefined for all. */
  domain_ids?: readonly number[] | undefined;
}

type Settings = Pick<Config, 'MAIL_FROM' | 'PUBLIC_URL'>;

/**
 * Neither default forwarding nor a rule forwards automated mail or answers to our mail, to prevent mail loops; takedowns are. Forms
 * that wait for a person are not forwarded either.
 */
function isNeverForwarded({ completeness, acns, is_answer, is_held }: ForwardFacts): boolean {
  const { kind } = completeness;
  if (is_held || kind === 'auto_reply' || kind === 'bounce') return true;
  return is_answer && !answersNotice({ completeness }) && !isForwardable(completeness, acns !== null);
}

/** The original message, or the files of a typed-in notice. */
async function attachmentsOf(tx: Tx, { id, raw_file_id }: ForwardFacts): Promise<number[]> {
  if (raw_file_id !== null) return [raw_file_id];
  return ((await filesOf(tx.db, 'notice', [id])).get(id) ?? []).map(({ file_id }) => file_id);
}

/**
 * Enqueues the mail with the original attached, and records the delivery. Automatic forwarding (no acting user) sends a notice to
 * each address once. Returns whether a mail was enqueued.
 */
export async function forwardNotice(tx: Tx, config: Settings, notice_id: number, to: ForwardTo): Promise<boolean> {
  return forward(tx, config, found(await forwardFacts(tx.db, notice_id)), to);
}

async function forward(tx: Tx, config: Settings, facts: ForwardFacts, to: ForwardTo): Promise<boolean> {
  const notice_id = facts.id;
  const isAutomatic = isSystem(tx);
  if (isAutomatic && (isNeverForwarded(facts) || (await wasSentTo(tx.db, { notice_id, email: to.email }))))
    return false;
  const own = await ownUrls(tx.db, { notice_id, domain_ids: to.domain_ids, limit: LETTER_URLS });
  const { sender_email, sender_name, raw_file_id, authenticity } = facts;
  const letter = forwardLetter({
    ...facts,
    publicUrl: config.PUBLIC_URL,
    sender: sender_email === null ? null : { name: sender_name ?? '', email: sender_email },
    urls: own.urls,
    urls_count: own.total,
    domains: own.domains,
    has_original: raw_file_id !== null,
    authenticity: authenticity && {
      line: authenticityLine(authenticity, sender_email),
      hint: authenticityHint(authenticity.verdict),
    },
    own: { subject: to.subject, message: to.message },
  });
  await deliver(tx, config, notice_id, to.email, letter, await attachmentsOf(tx, facts));
  const changes = [{ field: 'sent to', from: null, to: to.email }];
  recordHistory(tx, { model: 'notice', object_id: notice_id, action: 'forwarded', changes });
  return true;
}

async function deliver(tx: Tx, config: Settings, notice_id: number, email: string, letter: Letter, file_ids: number[]) {
  const mail_id = await enqueueMail(tx, config, email, letter, { file_ids, is_kept: true });
  const { subject } = letter;
  const delivery = { notice_id, mail_id, kind: 'forward', reply_hash: null, email, subject } as const;
  await insertDelivery(tx.db, { ...delivery, user_id: tx.actor_id, token_id: tx.token?.id ?? null, date: tx.now });
  await refreshDeliveryFlags(tx.db, notice_id);
}

/** beyond-edges § 12: the withdrawal of a notice goes to where the notice was forwarded, because they would not learn of it otherwise. */
export async function forwardToEarlierRecipients(
  tx: Tx,
  config: Settings,
  answer_id: number,
  notice_id: number,
): Promise<void> {
  for (const email of await forwardedTo(tx.db, notice_id)) await forwardNotice(tx, config, answer_id, { email });
}

/** beyond-edges § 12: so does information that its sender adds. */
export async function forwardSupplement(tx: Tx, config: Settings, notice_id: number, text: string): Promise<void> {
  const letter = supplementLetter({ publicUrl: config.PUBLIC_URL, id: notice_id, text });
  for (const email of await forwardedTo(tx.db, notice_id)) await deliver(tx, config, notice_id, email, letter, []);
}

/** decisions §10: forwards to the address of each reported domain, once per address. Returns the number of mails. */
export async function forwardToDomains(
  tx: Tx,
  config: Settings,
  notice_id: number,
  known?: ForwardFacts,
): Promise<number> {
  const facts = known ?? found(await forwardFacts(tx.db, notice_id));
  let sent = 0;
  for (const { email, domain_ids } of await addressesFor(tx.db, notice_id)) {
    const only = domain_ids.length > 0 ? domain_ids : undefined;
    if (await forward(tx, config, facts, { email, domain_ids: only })) sent++;
  }
  return sent;
}
