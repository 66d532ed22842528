import { randomUUID } from 'node:crypto';
import type { Config } from '../base/config.ts';
import type { Tx } from '../db/transaction.ts';
import { enqueue } from '../jobs/queue.ts';
import type { Letter } from './letter.ts';
import { insertMail, type MailRow } from './mails.queries.ts';

/** What most mails do without. */
type Extras = Partial<
  Pick<MailRow, 'file_ids' | 'unsubscribe_url' | 'reply_to' | 'from_name' | 'in_reply_to' | 'reference_ids' | 'is_kept'>
>;

const PLAIN = {
  file_ids: [],
  unsubscribe_url: null,
  reply_to: null,
  from_name: null,
  in_reply_to: null,
  reference_ids: [],
  is_kept: false,
} satisfies Required<Extras>;

/** The host of the sender's address, with or without a display name. */
const hostOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

const newMail = (tx: Tx, { MAIL_FROM }: Pick<Config, 'MAIL_FROM'>, to_email: string, letter: Letter) => ({
  message_id: `<${randomUUID()}@${hostOf(MAIL_FROM)}>`,
  to_email,
  ...{ subject: letter.subject, text: letter.text, html: letter.html },
  created_date: tx.now,
});

/**
 * Transactional outbox: the mail is stored in the caller's transaction and delivered after the commit, with a fixed Message-ID.
 */
export async function enqueueMail(
  tx: Tx,
  config: Pick<Config, 'MAIL_FROM'>,
  to: string,
  letter: Letter,
  extras: Extras = {},
): Promise<number> {
  const id = await insertMail(tx.db, { ...PLAIN, ...newMail(tx, config, to, letter), ...extras });
  await enqueue(tx, 'deliver-mail', { mail_id: id }, { key: `mail:${id}` });
  return id;
}

/** A decoy costs the same work as a mail but is never delivered, so that timing doesn't reveal whether an address is known. */
export async function enqueueDecoy(
  tx: Tx,
  config: Pick<Config, 'MAIL_FROM'>,
  to: string,
  letter: Letter,
): Promise<void> {
  const id = await insertMail(tx.db, { ...PLAIN, ...newMail(tx, config, to, letter) });
  await enqueue(tx, 'discard-mail', { mail_id: id }, { key: `mail:${id}` });
}
