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
  /** Updates the notice in the transaction that records the outcome of its mail. */
  settleNow?(tx: Tx, mail_id: number): Promise<void>;
  /** Used if `settleNow` fails: enqueues the update, so that the outcome of a mail that was sent is recorded in any case. */
  settleLater?(tx: Tx, mail_id: number): Promise<void>;
}

/** SMTP connections, which also limits how many mails are in memory with their attachments. */
const AT_ONCE = 5;

/** Delivers a mail of the outbox, at least once: twice only if the process dies between the server's reply and the commit. */
export function deliverMail(deps: DeliverDeps, retry: readonly number[]): JobHandler<Payload> {
  const { db, clock, transport, readAttachment, settleNow, settleLater } = deps;
  const slots = makeTurns(AT_ONCE);
  const recorder = (settle: typeof settleNow) =>
    sharedTransaction<MailOutcome & { id: number }, void>(deps, async (tx, outcome) => {
      await markMail(tx.db, outcome);
      await settle?.(tx, outcome.id);
    });
  const [recordAndSettle, recordOnly] = [recorder(settleNow), recorder(settleLater)];
  const settle = async (id: number, outcome: MailOutcome) => {
    await recordAndSettle({ id, ...outcome }).catch(() => recordOnly({ id, ...outcome }));
    deps.metrics?.mailSettled(outcome.status);
  };
  return {
    retry,
    async run({ mail_id }) {
      const mail = await getMail(db, mail_id);
      if (mail?.status !== 'queued') return;
      await slots.enter();
      try {
        await transport.send(mail, await Promise.all(mail.file_ids.map(readAttachment)));
      } finally {
        slots.leave();
      }
      await settle(mail_id, { status: 'sent', error: null, sent_date: clock.now() });
    },
    onDead: ({ mail_id }, { message }) => settle(mail_id, { status: 'failed', error: message, sent_date: null }),
  };
}
