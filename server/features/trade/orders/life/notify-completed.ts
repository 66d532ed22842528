import type { Company } from '#core/contract/registry/companies.ts';
import type { Order } from '#core/contract/trade/orders.ts';
import { ORDER_TYPE } from '#core/lookups.ts';
import { agentBlock, claimedNumber } from '#core/rules/registry/agent-block.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { agentOf, type Config } from '../../../../base/config.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { saveFile } from '../../../records/files/store/save-file.ts';
import { mailManagers } from '../../../registry/companies/mail-managers.ts';
import { openPageUrls } from '../../../registry/public-pages/settings.ts';
import { completedLetter } from './completed.letters.ts';

const BLOCK_FILE = { name: 'copyright-agent.html', type: 'text/html' } as const;

/** Mails the company's owners and administrators that an order is complete (beyond §23). */
export async function notifyCompleted(tx: Tx, config: Config, order: Order, company: Company): Promise<void> {
  const designated = {
    status_id: company.status.id,
    dmca_registration_id: order.dmca_registration_id,
    expires_date: company.expires_date,
  };
  const page = await openPageUrls(tx.db, config.PUBLIC_URL, company.id);
  const block = agentBlock(agentOf(config), claimedNumber(designated, dateOf(tx.now)));
  const letter = completedLetter({ publicUrl: config.PUBLIC_URL, order, company, block, page });
  const file_ids: number[] = [];
  if (order.type.id !== ORDER_TYPE.removal) {
    // Kept with the company, for the mails only: it is not one of the order's files.
    const about = { model: 'company', object_id: company.id } as const;
    const { id } = await saveFile(tx, { ...BLOCK_FILE, ...about, bytes: Buffer.from(block.html) });
    file_ids.push(id);
  }
  await mailManagers(tx, config, company.id, letter, { file_ids });
}
