import type { Db } from '../../db/tables.ts';
import { noticeWeeks } from './notice-days.queries.ts';

/** How many notices came for a company in the seven days from this Monday. The company was found within the reader's scope. */
export async function receivedInWeek(db: Db, company_id: number, monday: string): Promise<number> {
  const weeks = await noticeWeeks(db, { all: false, user_id: 0, company_ids: [company_id] }, monday);
  return weeks.find(({ week }) => week === 0)?.received ?? 0;
}
