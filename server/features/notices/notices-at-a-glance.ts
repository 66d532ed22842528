import { HOME_WEEKS, type HomeNotices, type NoticeBrief } from '#core/contract/home.ts';
import { NOTICE_STATUS, statusLookup } from '#core/lookups.ts';
import { addDays, dateOf, mondayOf } from '#core/rules/calendar.ts';
import { noticeNumber } from '#core/rules/notice-number.ts';
import { iso, readPage } from '../../db/one-page.ts';
import type { Scope } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';
import { noticeDays } from './notice-days.queries.ts';
import { noticeListing } from './notice-list.queries.ts';
import { DATED_ROWS, type Glance, glanceRows } from './notices.queries.ts';

/** The Mondays that the plots begin their weeks with, the oldest first. */
export function homeWeeks(today: string): readonly string[] {
  const monday = mondayOf(today);
  return Array.from({ length: HOME_WEEKS }, (_, at) => addDays(monday, 7 * (at - HOME_WEEKS + 1)));
}

/** The newest, by what a line of a home shows of them. */
async function newest(db: Db, scope: Scope, limit: number): Promise<NoticeBrief[]> {
  const query = { limit, offset: 0 };
  const listing = noticeListing(scope, query, glanceRows(scope));
  const { rows } = listing ? await readPage<Glance>(db, query, listing) : { rows: [] };
  return rows.map(({ status_id, received_date, parsed_date, ...row }) => ({
    ...row,
    number: noticeNumber(row.id),
    status: statusLookup(status_id),
    received_date: iso(received_date),
    parsed_date: parsed_date === null ? null : iso(parsed_date),
  }));
}

/** The New ones, and which of them has waited longest. */
async function waiting(db: Db, scope: Scope): Promise<Pick<HomeNotices, 'new_count' | 'oldest_new'>> {
  const query = { status: NOTICE_STATUS.new, ordering: 'received_date', limit: 1, offset: 0 } as const;
  const listing = noticeListing(scope, query, DATED_ROWS);
  if (!listing) return { new_count: 0, oldest_new: null };
  const { rows, count } = await readPage<{ id: number; received_date: string }>(db, query, listing);
  const [oldest] = rows;
  return { new_count: count, oldest_new: oldest ? { id: oldest.id, received_date: iso(oldest.received_date) } : null };
}

/** Notices as a home shows them: over time, those that wait, and the newest. */
export async function noticesAtAGlance(db: Db, scope: Scope, now: Date, limit: number): Promise<HomeNotices> {
  const today = dateOf(now);
  const starts = homeWeeks(today);
  const days = await noticeDays(db, scope, starts[0]!);
  const sumOf = (what: 'received' | 'waiting', from: string, before = '9999') =>
    days.filter(({ day }) => day >= from && day < before).reduce((sum, day) => sum + day[what], 0);
  return {
    ...(await waiting(db, scope)),
    recent_count: sumOf('received', addDays(today, -1)),
    weeks: starts.map((start) => {
      const next = addDays(start, 7);
      return { start, received: sumOf('received', start, next), waiting: sumOf('waiting', start, next) };
    }),
    newest: await newest(db, scope, limit),
  };
}
