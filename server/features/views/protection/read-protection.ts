import type { ProtectionReport } from '#core/contract/views/protection.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import { failedForwards } from '../../intake/forwarding/resend-failed.ts';
import { openNotices } from '../../intake/notices/read/open-notices.ts';
import { findCompany, presentWithReasons } from '../../registry/companies/read/read-company.ts';
import { noticeAddress } from './notice-address.ts';
import { coveredDomains } from './protection.queries.ts';

/** The protection report of one company. */
export async function readProtection(
  { db, clock }: { db: Db; clock: Clock },
  scope: Scope,
  id: number,
): Promise<ProtectionReport> {
  const now = clock.now();
  const [company] = presentWithReasons([await findCompany(db, scope, id)], now);
  const { protection, reasons, expires_date, designation, open_order, subscription } = company!;
  return {
    protection,
    reasons,
    expires_date,
    registered_date: designation?.registered_date ?? null,
    open_order,
    subscription,
    domains: await coveredDomains(db, id),
    notice_address: await noticeAddress(db, id),
    open_notices: await openNotices(db, id, dateOf(now)),
    failed_forwards: (await failedForwards(db, id)).length,
  };
}
