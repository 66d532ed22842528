import { counterNoticeLetters } from '#core/copy/intake/counter-notice-letters.ts';
import { clockOf } from '#core/rules/intake/counter-notice-clock.ts';
import { looksUnanswerable } from '#core/rules/intake/reply-address.ts';
import { dateIn } from '#core/rules/text/zoned-time.ts';
import { addSeconds } from '../../../../base/clock.ts';
import type { Config } from '../../../../base/config.ts';
import { recordHistory } from '../../../../db/history.ts';
import { isSystem, type Tx } from '../../../../db/transaction.ts';
import { found } from '../../../../http/answer/refuse.ts';
import type { Letter } from '../../../../mail/letter.ts';
import { addressOf } from '../../../../mail/mail-from.ts';
import { countNamedMail } from '../../../../mail/named-mails.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { recordEvent } from '../../../records/events/record-event.ts';
import { mayMail } from '../../../registry/companies/change/refuse-non-members.ts';
import { threadOf } from '../../replies/original-headers.ts';
import type { DeliveryKind, ForwardProblem } from '../tables.queries.ts';
import { counterForwardLetter, counterReceiptLetter } from './counter-notices.letters.ts';
import { insertDelivery, type MailFacts, mailFacts, setForwardProblem, wasSent } from './mail.queries.ts';

export type MailSettings = Pick<Config, 'MAIL_FROM' | 'AGENT_EMAIL' | 'AGENT_TIME_ZONE' | 'PUBLIC_URL'>;

/** beyond-edges § 15: an identical mail within this time is sent once. */
const REPEAT_SECONDS = 60;

interface By {
  /** The caller is a superuser. */
  readonly isSuperuser: boolean;
}

/** Before its first registration, a company makes us write only to its members and to those who wrote to us. */
const mayBeWritten = async (tx: Tx, company_id: number | null, email: string, { isSuperuser }: By): Promise<boolean> =>
  company_id === null || mayMail(tx.db, { is_superuser: isSuperuser }, company_id, email);

const ownAddresses = ({ MAIL_FROM, AGENT_EMAIL }: MailSettings): string[] => [addressOf(MAIL_FROM), AGENT_EMAIL];

/** Why the complainant can't be mailed. Their notice may be a letter, or come from a mailbox that nobody reads. */
async function problemOf(tx: Tx, config: MailSettings, facts: MailFacts, by: By): Promise<ForwardProblem | null> {
  const { complainant_email: email, notice_received_from, company_id } = facts;
  if (email === null) return 'no_email';
  if (looksUnanswerable(email, ownAddresses(config))) return 'no_reply';
  if (notice_received_from?.toLowerCase() === email.toLowerCase()) return null;
  return (await mayBeWritten(tx, company_id, email, by)) ? null : 'not_allowed';
}

interface Mail {
  kind: DeliveryKind;
  email: string;
  /** The caller chose the address, now or earlier. */
  isNamed: boolean;
  letter: Letter;
}

async function send(tx: Tx, config: MailSettings, facts: MailFacts, mail: Mail): Promise<void> {
  const { kind, letter, isNamed } = mail;
  const email = mail.email.toLowerCase();
  if (!isSystem(tx)) await countNamedMail(tx, { to: isNamed ? email : null, company_id: facts.company_id });
  const { notice_message_id: message_id, notice_raw_file_id: raw_file_id } = facts;
  const thread = kind === 'forward' ? await threadOf(tx.db, { message_id, raw_file_id }) : {};
  const file_ids = kind === 'forward' && facts.raw_file_id !== null ? [facts.raw_file_id] : [];
  const mail_id = await enqueueMail(tx, config, email, letter, { file_ids, is_kept: true, ...thread });
  const delivery = { counternotice_id: facts.id, mail_id, kind, reply_hash: null, email, subject: letter.subject };
  await insertDelivery(tx.db, { ...delivery, user_id: tx.actor_id, token_id: tx.token?.id ?? null, date: tx.now });
}

const aboutOf = (facts: MailFacts, { AGENT_TIME_ZONE }: MailSettings) => ({
  ...facts,
  company: facts.company_name ?? counterNoticeLetters.provider,
  received: dateIn(facts.received_date, AGENT_TIME_ZONE),
});

/** Forwards it whole to the complainant, unless the same was sent within a minute. Returns whether it could. */
async function forward(tx: Tx, config: MailSettings, facts: MailFacts, by: By): Promise<boolean> {
  const { id, complainant_email, notice_received_from, company_id, notice_subject } = facts;
  const problem = await problemOf(tx, config, facts, by);
  await setForwardProblem(tx.db, id, problem);
  if (problem !== null || complainant_email === null) {
    recordHistory(tx, { model: 'counternotice', object_id: id, action: 'not forwarded' });
    return false;
  }
  const email = complainant_email.toLowerCase();
  const sent = { counternotice_id: id, kind: 'forward', email, reply_hash: null } as const;
  if (await wasSent(tx.db, { ...sent, since: addSeconds(tx.now, -REPEAT_SECONDS) })) return true;
  const letter = counterForwardLetter({
    ...aboutOf(facts, config),
    answered: {
      received: dateIn(facts.notice_received_date ?? facts.received_date, config.AGENT_TIME_ZONE),
      subject: notice_subject ?? '',
    },
    hasOriginal: facts.raw_file_id !== null,
  });
  const isNamed = notice_received_from?.toLowerCase() !== email;
  await send(tx, config, facts, { kind: 'forward', email, isNamed, letter });
  const changes = [{ field: 'forwarded to', from: null, to: email }];
  recordHistory(tx, { model: 'counternotice', object_id: id, action: 'forwarded', changes });
  if (company_id !== null)
    await recordEvent(tx, 'counter_notice_forwarded', {
      company_id,
      model: 'counternotice',
      object_id: id,
      text: email,
    });
  return true;
}

/** The dates, for whoever sent it, if they can be mailed. */
async function sendReceipt(tx: Tx, config: MailSettings, facts: MailFacts, isForwarded: boolean, by: By) {
  const { sender_email: email, clock_start, company_id } = facts;
  if (email === null || clock_start === null || looksUnanswerable(email, ownAddresses(config))) return;
  // By mail or form. One that was typed in names an address that a person or a system chose.
  const hasWritten = facts.letter_id !== null || facts.submission_id !== null;
  if (!hasWritten && !(await mayBeWritten(tx, company_id, email, by))) return;
  const letter = counterReceiptLetter({
    ...aboutOf(facts, config),
    clock: clockOf(clock_start),
    isByMail: !isForwarded,
  });
  await send(tx, config, facts, { kind: 'receipt', email, isNamed: !hasWritten, letter });
}

/** A person asks to forward a complete counter-notice again. */
export async function forwardAgain(tx: Tx, config: MailSettings, id: number, by: By): Promise<void> {
  await forward(tx, config, found(await mailFacts(tx.db, id)), by);
}

/** beyond § 15: once it is found complete, it goes to the complainant, and a receipt with the dates to its sender. */
export async function forwardComplete(
  tx: Tx,
  config: MailSettings,
  id: number,
  by: By,
  { hasReceipt }: { hasReceipt: boolean } = { hasReceipt: true },
): Promise<void> {
  const facts = found(await mailFacts(tx.db, id));
  const sent = { counternotice_id: id, kind: 'forward', reply_hash: null, since: new Date(0) } as const;
  const email = facts.complainant_email?.toLowerCase();
  // It was complete before, and corrected in between.
  if (email !== undefined && (await wasSent(tx.db, { ...sent, email }))) return;
  const isForwarded = await forward(tx, config, facts, by);
  if (hasReceipt) await sendReceipt(tx, config, facts, isForwarded, by);
}

/** beyond-edges § 12: what came by a suspect form is never forwarded by itself. */
export async function withholdForward(tx: Tx, id: number): Promise<void> {
  await setForwardProblem(tx.db, id, 'suspect');
  recordHistory(tx, { model: 'counternotice', object_id: id, action: 'not forwarded' });
}
