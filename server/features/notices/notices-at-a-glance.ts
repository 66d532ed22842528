import { HOME_WEEKS, type HomeNotices, type NoticeBrief } from '#core/contract/home.ts';
import { statusLookup } from '#core/lookups.ts';
import { addDays, dateOf, mondayOf } from '#core/rules/calendar.ts';
import { noticeNumber } from '#core/rules/notice-number.ts';
import { iso } from '../../db/one-page.ts';
import type { Scope } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';
import { type Glance, glanceAt } from './glance.queries.ts';

/** The Mondays that the plots begin their weeks with, the oldest first. */
export function homeWeeks(today: string): readonly string[] {
  const monday = mondayOf(today);
  return Array.from({ length: HOME_WEEKS }, (_, at) => addDays(monday, 7 * (at - HOME_WEEKS + 1)));
}

const presentGlance = ({ status_id, received_date, parsed_date, ...row }: Glance): NoticeBrief => ({
  ...row,
  number: noticeNumber(row.id),
  status: statusLookup(status_id),
  received_date: iso(received_date),
  parsed_date: parsed_date === null ? null : iso(parsed_date),
});

/** Notices as a home shows them: over time, those that wait, and the newest. */
export async function noticesAtAGlance(db: Db, scope: Scope, now: Date, limit: number): Promise<HomeNotices> {
  const today = dateOf(now);
  const starts = homeWeeks(today);
  const { days, new_count, oldest_new, newest } = await glanceAt(db, scope, starts[0]!, limit);
  const sumOf = (what: 'received' | 'waiting', from: string, before = '9999') =>
    days.filter(({ day }) => day >= from && day < before).reduce((sum, day) => sum + day[what], 0);
  return {
    new_count,
    oldest_new: oldest_new && { id: oldest_new.id, received_date: iso(oldest_new.received_date) },
    recent_count: sumOf('received', addDays(today, -1)),
    weeks: starts.map((start) => {
      const next = addDays(start, 7);
      return { start, received: sumOf('received', start, next), waiting: sumOf('waiting', start, next) };
    }),
    newest: newest.map(presentGlance),
  };
}
