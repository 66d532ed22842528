import type { ProtectionReport } from '#core/contract/views/protection.ts';
import { NOTICE_AGES, noticeAge } from '#core/rules/views/protection.ts';
import type { Db } from '../../../../db/tables.ts';
import { openByDay } from './notice-days.queries.ts';

/** A company's open notices by age. The company is already within the caller's scope. */
export async function openNotices(
  db: Db,
  company_id: number,
  today: string,
): Promise<ProtectionReport['open_notices']> {
  const days = await openByDay(db, { all: false, user_id: 0, company_ids: [company_id] });
  const ages = NOTICE_AGES.map(({ age }) => {
    const own = days.filter(({ day }) => noticeAge(day, today) === age);
    return {
      age,
      count: own.reduce((sum, { count }) => sum + count, 0),
      new_count: own.reduce((sum, { new_count }) => sum + new_count, 0),
    };
  });
  return { count: ages.reduce((sum, { count }) => sum + count, 0), ages };
}
