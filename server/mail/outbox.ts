import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/transaction.ts';
import { enqueue } from '../jobs/queue.ts';
import type { Letter } from './letter.ts';
import { insertMail } from './mails.queries.ts';

/**
 * Mail leaves through here: written with the act that causes it, delivered after its commit under one fixed Message-ID,
 * with the files that go along.
 */
export async function putMail(tx: Tx, to: string, letter: Letter, file_ids: number[] = []): Promise<number> {
  const id = await insertMail(tx.db, {
    message_id: `<${randomUUID()}@safeharbor>`,
    to_email: to,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    file_ids,
    created_date: tx.now,
  });
  await enqueue(tx, 'deliver-mail', { mail_id: id }, { key: `mail:${id}` });
  return id;
}
