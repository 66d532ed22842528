import type { Clock } from '../base/clock.ts';
import type { Db } from '../db/tables.ts';
import { sharedTransaction, type Tx } from '../db/transaction.ts';
import type { JobHandler } from '../jobs/queue.ts';
import { deleteMail, getMail } from './mails.queries.ts';

interface DiscardDeps {
  db: Db;
  clock: Clock;
  settleMail(tx: Tx, mail_id: number): Promise<void>;
}

/**
 * Runs the same statements as `deliver-mail` for a decoy. On the embedded database the next request waits for either job equally
 * long, so its timing doesn't reveal whether an address is known.
 */
export function discardMail(deps: DiscardDeps): JobHandler<{ mail_id: number }> {
  const discard = sharedTransaction<number, void>(deps, async (tx, id) => {
    await deleteMail(tx.db, id);
    await deps.settleMail(tx, id);
  });
  return {
    retry: [5, 30, 120, 600],
    async run({ mail_id }) {
      if (await getMail(deps.db, mail_id)) await discard(mail_id);
    },
  };
}
