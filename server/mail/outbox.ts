import { randomUUID } from 'node:crypto';
import type { Config } from '../base/config.ts';
import type { Tx } from '../db/transaction.ts';
import { enqueue } from '../jobs/queue.ts';
import type { Letter } from './letter.ts';
import { insertMail } from './mails.queries.ts';

/** The host of the sender's address, bare or with a name before it. */
const hostOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

const newMail = (tx: Tx, { MAIL_FROM }: Pick<Config, 'MAIL_FROM'>, to_email: string, letter: Letter) => ({
  message_id: `<${randomUUID()}@${hostOf(MAIL_FROM)}>`,
  to_email,
  ...{ subject: letter.subject, text: letter.text, html: letter.html },
  created_date: tx.now,
});

/**
 * Mail leaves through here: written with the act that causes it, delivered after its commit under one fixed Message-ID,
 * with the files that go along.
 */
export async function putMail(
  tx: Tx,
  config: Pick<Config, 'MAIL_FROM'>,
  to: string,
  letter: Letter,
  file_ids: number[] = [],
  unsubscribe_url: string | null = null,
): Promise<number> {
  const id = await insertMail(tx.db, { ...newMail(tx, config, to, letter), file_ids, unsubscribe_url });
  await enqueue(tx, 'deliver-mail', { mail_id: id }, { key: `mail:${id}` });
  return id;
}

/** A decoy: the same work as a letter, for an address that gets none. It is never handed to a mail server. */
export async function putDecoy(tx: Tx, config: Pick<Config, 'MAIL_FROM'>, to: string, letter: Letter): Promise<void> {
  const id = await insertMail(tx.db, { ...newMail(tx, config, to, letter), file_ids: [], unsubscribe_url: null });
  await enqueue(tx, 'discard-mail', { mail_id: id }, { key: `mail:${id}` });
}
