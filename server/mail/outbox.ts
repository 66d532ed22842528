import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Tx } from '../db/transaction.ts';
import { enqueue } from '../jobs/queue.ts';
import type { Letter } from './letter.ts';
import { insertMail } from './mails.queries.ts';

/** The host of the sender's address, bare or with a name before it. */
const hostOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/**
 * Mail leaves through here: written with the act that causes it, delivered after its commit under one fixed Message-ID,
 * with the files that go along.
 */
export async function putMail(
  tx: Tx,
  { MAIL_FROM }: Pick<Config, 'MAIL_FROM'>,
  to: string,
  letter: Letter,
  file_ids: number[] = [],
  unsubscribe_url: string | null = null,
): Promise<number> {
  const id = await insertMail(tx.db, {
    message_id: `<${randomUUID()}@${hostOf(MAIL_FROM)}>`,
    to_email: to,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    file_ids,
    unsubscribe_url,
    created_date: tx.now,
  });
  await enqueue(tx, 'deliver-mail', { mail_id: id }, { key: `mail:${id}` });
  return id;
}
