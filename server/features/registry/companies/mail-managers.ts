import type { Config } from '../../../base/config.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Letter } from '../../../mail/letter.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { managerAddresses } from './read/members.queries.ts';

interface Extras {
  file_ids?: number[];
  reply_to?: string | null;
}

/** Mails a company's active owners and administrators; returns how many there are. */
export async function mailManagers(
  tx: Tx,
  config: Config,
  company_id: number,
  letter: Letter,
  { file_ids = [], reply_to = null }: Extras = {},
): Promise<number> {
  const addresses = await managerAddresses(tx.db, company_id);
  for (const address of addresses) await enqueueMail(tx, config, address, letter, { file_ids, reply_to });
  return addresses.length;
}
