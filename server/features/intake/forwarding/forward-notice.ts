import type { Config } from '../../../base/config.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import { found } from '../../../http/answer/refuse.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { filesOf } from '../../records/files/files-of.ts';
import {
  addressesFor,
  type ForwardFacts,
  forwardFacts,
  hasGone,
  insertDelivery,
  markForwarded,
  ownUrls,
} from './forward.queries.ts';
import { forwardLetter, LETTER_URLS } from './notices.letters.ts';

export interface ForwardTo {
  email: string;
  subject?: string | undefined;
  message?: string | undefined;
  /** Only what is on these of the company's domains is listed; absent: all of it. */
  domain_ids?: readonly number[] | undefined;
}

type Settings = Pick<Config, 'MAIL_FROM' | 'PUBLIC_URL'>;

/** What a machine wrote, or answers a mail of ours, goes nowhere by itself: two of its kind would write to each other for ever. */
const staysHere = ({ completeness, is_reply }: ForwardFacts): boolean =>
  is_reply || completeness.kind === 'auto_reply' || completeness.kind === 'bounce';

/** The message as it came, or what was put on a notice that was typed in. */
async function filesAlong(tx: Tx, { id, raw_file_id }: ForwardFacts): Promise<number[]> {
  if (raw_file_id !== null) return [raw_file_id];
  return ((await filesOf(tx.db, 'notice', [id])).get(id) ?? []).map(({ file_id }) => file_id);
}

/**
 * Puts a notice on its way to an address: the letter, the original whole, the delivery that shows what becomes of it. By
 * itself (no person acts) nothing goes twice to one address. Whether it goes.
 */
export async function forwardNotice(tx: Tx, config: Settings, notice_id: number, to: ForwardTo): Promise<boolean> {
  return forward(tx, config, found(await forwardFacts(tx.db, notice_id)), to);
}

async function forward(tx: Tx, config: Settings, facts: ForwardFacts, to: ForwardTo): Promise<boolean> {
  const notice_id = facts.id;
  const byItself = tx.actor_id === null;
  if (byItself && (staysHere(facts) || (await hasGone(tx.db, { notice_id, email: to.email })))) return false;
  const own = await ownUrls(tx.db, { notice_id, domain_ids: to.domain_ids, limit: LETTER_URLS });
  const { sender_email, sender_name, raw_file_id } = facts;
  const letter = forwardLetter({
    ...facts,
    publicUrl: config.PUBLIC_URL,
    sender: sender_email === null ? null : { name: sender_name ?? '', email: sender_email },
    urls: own.urls,
    urls_count: own.total,
    domains: own.domains,
    has_original: raw_file_id !== null,
    own: { subject: to.subject, message: to.message },
  });
  const mail_id = await enqueueMail(tx, config, to.email, letter, await filesAlong(tx, facts));
  const { subject } = letter;
  await insertDelivery(tx.db, { notice_id, mail_id, email: to.email, subject, user_id: tx.actor_id, date: tx.now });
  await markForwarded(tx.db, notice_id);
  const changes = [{ field: 'sent to', from: null, to: to.email }];
  recordHistory(tx, { model: 'notice', object_id: notice_id, action: 'forwarded', changes });
  return true;
}

/** decisions §10: to the address of each concerned domain, once to each address. How many go. */
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
