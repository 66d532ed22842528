import { addDays } from '#core/rules/text/calendar.ts';
import type { Db } from '../../../../db/tables.ts';
import { noticeDays } from './notice-days.queries.ts';

/** Number of notices that a company received in a week. The company is already within the reader's scope. */
export async function receivedInWeek(db: Db, company_id: number, monday: string): Promise<number> {
  const days = await noticeDays(db, { all: false, user_id: 0, company_ids: [company_id] }, monday);
  const next = addDays(monday, 7);
  return days.filter(({ day }) => day < next).reduce((sum, { received }) => sum + received, 0);
}
