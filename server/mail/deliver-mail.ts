import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import { makeTurns } from '../base/fair-turns.ts';
import type { Db } from '../db/tables.ts';
import { sharedTransaction, type Tx } from '../db/transaction.ts';
import type { JobHandler } from '../jobs/queue.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { insertTry } from './mail-tries.queries.ts';
import { getMail, type MailOutcome, type MailRow, markMail } from './mails.queries.ts';
import { renderMail } from './render-mail.ts';
import { type Attachment, answerIn, type MailTransport, type ServerAnswer } from './transport.ts';

interface Payload {
  mail_id: number;
}

interface DeliverDeps {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'MAIL_FROM'>;
  transport: MailTransport;
  metrics?: Metrics;
  readAttachment(file_id: number): Promise<Attachment>;
  /** Stores the bytes of a mail before its first try. */
  keepMail(mail: Pick<MailRow, 'id' | 'created_date'>, raw: Buffer): Promise<void>;
  /** Runs in the transaction that records the outcome of a mail. Wired in server/app/work.ts. */
  settleMail?(tx: Tx, mail_id: number): Promise<void>;
  /** Used if `settleMail` fails: enqueues the update, so that the outcome of a mail that was sent is recorded in any case. */
  settleLater?(tx: Tx, mail_id: number): Promise<void>;
}

/** SMTP connections, which also limits how many mails are in memory with their attachments. */
const AT_ONCE = 5;

type Outcome = MailOutcome & { id: number };

/** Delivers a mail of the outbox, at least once: twice only if the process dies between the server's reply and the commit. */
export function deliverMail(deps: DeliverDeps, retry: readonly number[]): JobHandler<Payload> {
  const { db, clock, settleMail, settleLater } = deps;
  const slots = makeTurns(AT_ONCE);
  const recorder = (settle: typeof settleMail) =>
    sharedTransaction<Outcome, void>(deps, async (tx, outcome) => {
      await markMail(tx.db, outcome);
      await settle?.(tx, outcome.id);
    });
  const [recordAndSettle, recordOnly] = [recorder(settleMail), recorder(settleLater)];
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
        await (mail.is_kept ? sendKept(deps, mail) : send(deps, mail));
      } finally {
        slots.leave();
      }
      await settle(mail_id, { status: 'sent', error: null, sent_date: clock.now() });
    },
    onDead: ({ mail_id }, { message }) => settle(mail_id, { status: 'failed', error: message, sent_date: null }),
  };
}

const attachmentsOf = ({ readAttachment }: DeliverDeps, { file_ids }: MailRow): Promise<Attachment[]> =>
  Promise.all(file_ids.map(readAttachment));

const send = async (deps: DeliverDeps, mail: MailRow): Promise<ServerAnswer> =>
  deps.transport.send(mail, await attachmentsOf(deps, mail));

/** Sends what was kept by the first try, and records the try. */
async function sendKept(deps: DeliverDeps, mail: MailRow): Promise<void> {
  const raw = await rawOf(deps, mail);
  const note = (answer: ServerAnswer) => insertTry(deps.db, { mail_id: mail.id, date: deps.clock.now(), ...answer });
  try {
    await note(await deps.transport.send(mail, [], raw));
  } catch (error) {
    await note(answerIn(error as Error));
    throw error;
  }
}

async function rawOf(deps: DeliverDeps, mail: MailRow): Promise<Buffer> {
  if (mail.raw_file_id !== null) {
    const { bytes } = await deps.readAttachment(mail.raw_file_id);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  const raw = await renderMail(deps.config.MAIL_FROM, mail, await attachmentsOf(deps, mail));
  await deps.keepMail(mail, raw);
  return raw;
}
