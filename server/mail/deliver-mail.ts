import type { Clock } from '../clock.ts';
import type { Db } from '../db/tables.ts';
import type { JobHandler } from '../jobs/queue.ts';
import { getMail, markMail } from './mails.queries.ts';
import type { Attachment, MailTransport } from './transport.ts';

interface Payload {
  mail_id: number;
}

interface DeliverDeps {
  db: Db;
  clock: Clock;
  transport: MailTransport;
  readAttachment(file_id: number): Promise<Attachment>;
}

/** Hands one mail of the outbox to the mail server. Done twice only when we die between its yes and our commit. */
export function deliverMail(
  { db, clock, transport, readAttachment }: DeliverDeps,
  retry: readonly number[],
): JobHandler<Payload> {
  return {
    retry,
    async run({ mail_id }) {
      const mail = await getMail(db, mail_id);
      if (mail?.status !== 'queued') return;
      await transport.send(mail, await Promise.all(mail.file_ids.map(readAttachment)));
      await markMail(db, mail_id, { status: 'sent', error: null, sent_date: clock.now() });
    },
    async givenUp({ mail_id }, error) {
      await markMail(db, mail_id, { status: 'failed', error: error.message, sent_date: null });
    },
  };
}
