import type { Clock } from '../base/clock.ts';
import { makeTurns } from '../base/fair-turns.ts';
import type { Db } from '../db/tables.ts';
import { sharedTransaction, type Tx } from '../db/transaction.ts';
import type { JobHandler } from '../jobs/queue.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { getMail, type MailOutcome, markMail } from './mails.queries.ts';
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
  /** What follows from a mail's outcome, in the act that writes it down; where that fails, `settleLater`: the mail is out. */
  settleNow?(tx: Tx, mail_id: number): Promise<void>;
  settleLater?(tx: Tx, mail_id: number): Promise<void>;
}

/** The connections of the pool; no more mails than these are in memory with their attachments. */
const AT_ONCE = 5;

/** Hands one mail of the outbox to the mail server. Done twice only when we die between its yes and our commit. */
export function deliverMail(deps: DeliverDeps, retry: readonly number[]): JobHandler<Payload> {
  const { db, clock, transport, readAttachment, settleNow, settleLater } = deps;
  const places = makeTurns(AT_ONCE);
  const writing = (settle: typeof settleNow) =>
    sharedTransaction<MailOutcome & { id: number }, void>(deps, async (tx, outcome) => {
      await markMail(tx.db, outcome);
      await settle?.(tx, outcome.id);
    });
  const [write, writeAlone] = [writing(settleNow), writing(settleLater)];
  const settle = async (id: number, outcome: MailOutcome) => {
    await write({ id, ...outcome }).catch(() => writeAlone({ id, ...outcome }));
    deps.metrics?.mailSettled(outcome.status);
  };
  return {
    retry,
    async run({ mail_id }) {
      const mail = await getMail(db, mail_id);
      if (mail?.status !== 'queued') return;
      await places.enter();
      try {
        await transport.send(mail, await Promise.all(mail.file_ids.map(readAttachment)));
      } finally {
        places.leave();
      }
      await settle(mail_id, { status: 'sent', error: null, sent_date: clock.now() });
    },
    givenUp: ({ mail_id }, { message }) => settle(mail_id, { status: 'failed', error: message, sent_date: null }),
  };
}
