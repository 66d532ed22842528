import type { NoticeAddress } from '#core/contract/views/protection.ts';
import type { Db } from '../../../db/tables.ts';
import { type AddressRow, findNoticeAddress } from './protection.queries.ts';

/** The last delivery outcome decides; without one, a confirmed account with the address counts. */
function stateOf({ status, is_queued, joined }: AddressRow): NoticeAddress['state'] {
  if (status === 'sent') return 'confirmed';
  // An address with a confirmed account is in doubt only after a failure: any mail to it may be queued at the moment.
  if (is_queued && (joined === null || status === 'failed')) return 'checking';
  if (status === 'failed') return 'refused';
  return joined === null ? 'unconfirmed' : 'confirmed';
}

/** The address for notices about domains without their own address, and its delivery state. */
export async function noticeAddress(db: Db, company_id: number): Promise<NoticeAddress> {
  const row = await findNoticeAddress(db, company_id);
  if (!row?.email) return { email: null, from: null, state: 'none', date: null, error: null };
  return {
    email: row.email,
    from: row.is_company ? 'company' : 'owner',
    state: stateOf(row),
    date: (row.date ?? row.joined)?.toISOString() ?? null,
    error: row.status === 'failed' ? row.error : null,
  };
}
