import type { Config } from '../../../base/config.ts';
import type { Db } from '../../../db/tables.ts';
import type { Tx } from '../../../db/transaction.ts';
import { countNamedMail } from '../../../mail/named-mails.ts';
import { failedForwardsOf } from './forward.queries.ts';
import { forwardToDomains } from './forward-notice.ts';

/** Batch limit; the rest can be resent afterwards. */
const AT_ONCE = 100;

/** A company's notices whose forwarding failed, oldest first. */
export const failedForwards = (db: Db, company_id: number): Promise<number[]> =>
  failedForwardsOf(db, company_id, AT_ONCE);

/** Resends failed notices to the current addresses, which may have been corrected since. */
export async function resendFailed(
  tx: Tx,
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_URL'>,
  company_id: number,
): Promise<{ failed: number; sent: number }> {
  const ids = await failedForwardsOf(tx.db, company_id, AT_ONCE, { lock: true });
  let sent = 0;
  for (const id of ids) {
    const mails = await forwardToDomains(tx, config, id);
    // The daily limit applies, not the hourly limit per mailbox: automatic forwarding can exceed that.
    for (let mail = 0; mail < mails; mail++) await countNamedMail(tx, { to: null, company_id });
    sent += mails > 0 ? 1 : 0;
  }
  return { failed: ids.length, sent };
}
