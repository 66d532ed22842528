import type { Clock } from '../clock.ts';
import type { Db } from '../db/tables.ts';
import { type Tx, transaction } from '../db/transaction.ts';
import type { JobHandler } from '../jobs/queue.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { getMail, markMail } from './mails.queries.ts';
import type { Attachment, MailTransport } from './transport.ts';

interface Payload {
  mail_id: number;
}

interface DeliverDeps {
  db: Db;
  clock: Clock;
  transport: MailTransport;
  metrics?: Metrics;
  readAttachment(file_id: number): Promise<Attachment>;
  /** Told in the act that writes down what became of a mail. It does no more than put a job there: the mail is out. */
  settled?(tx: Tx, mail_id: number): Promise<void>;
}

/** Hands one mail of the outbox to the mail server. Done twice only when we die between its yes and our commit. */
export function deliverMail(deps: DeliverDeps, retry: readonly number[]): JobHandler<Payload> {
  const { db, clock, transport, readAttachment, settled } = deps;
  const settle = async (mail_id: number, outcome: Parameters<typeof markMail>[2]) => {
    await transaction(deps, null, async (tx) => {
      await markMail(tx.db, mail_id, outcome);
      await settled?.(tx, mail_id);
    });
    deps.metrics?.mailSettled(outcome.status);
  };
  return {
    retry,
    async run({ mail_id }) {
      const mail = await getMail(db, mail_id);
      if (mail?.status !== 'queued') return;
      await transport.send(mail, await Promise.all(mail.file_ids.map(readAttachment)));
      await settle(mail_id, { status: 'sent', error: null, sent_date: clock.now() });
    },
    givenUp: ({ mail_id }, { message }) => settle(mail_id, { status: 'failed', error: message, sent_date: null }),
  };
}
