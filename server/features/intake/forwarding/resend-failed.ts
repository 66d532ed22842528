import type { Config } from '../../../base/config.ts';
import type { Db } from '../../../db/tables.ts';
import type { Tx } from '../../../db/transaction.ts';
import { countNamedMail } from '../../../mail/named-mails.ts';
import { failedForwardsOf } from './forward.queries.ts';
import { forwardToDomains } from './forward-notice.ts';

/** So many are looked at: who has more sends again when these are out. */
const AT_ONCE = 100;

/** A company's notices that were sent on and did not arrive, the oldest first. */
export const failedForwards = (db: Db, company_id: number): Promise<number[]> =>
  failedForwardsOf(db, company_id, AT_ONCE);

/** Sends what did not arrive once more, to where it goes by now: the address may have been put right meanwhile. */
export async function resendFailed(
  tx: Tx,
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_URL'>,
  company_id: number,
): Promise<{ failed: number; sent: number }> {
  const ids = await failedForwardsOf(tx.db, company_id, AT_ONCE, { lock: true });
  let sent = 0;
  for (const id of ids) {
    const mails = await forwardToDomains(tx, config, id);
    // Where a company's notices go by themselves there may be many an hour: only the day counts.
    for (let mail = 0; mail < mails; mail++) await countNamedMail(tx, { to: null, company_id });
    sent += mails > 0 ? 1 : 0;
  }
  return { failed: ids.length, sent };
}
