import { HOME_WEEKS, type HomeNotices, type NoticeBrief } from '#core/contract/home.ts';
import { NOTICE_STATUS, statusLookup } from '#core/lookups.ts';
import { addDays, dateOf, mondayOf } from '#core/rules/calendar.ts';
import { noticeNumber } from '#core/rules/notice-number.ts';
import type { Scope } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';
import { sendersOf } from '../senders/read-senders.ts';
import { noticesSince, noticeWeeks } from './notice-days.queries.ts';
import { findNotices } from './notice-list.queries.ts';
import { briefsOf, companyNames, firstUrlsOf } from './notices.queries.ts';

/** The Mondays that the plots begin their weeks with, the oldest first. */
export function homeWeeks(today: string): readonly string[] {
  const monday = mondayOf(today);
  return Array.from({ length: HOME_WEEKS }, (_, at) => addDays(monday, 7 * (at - HOME_WEEKS + 1)));
}

async function newest(db: Db, scope: Scope, limit: number): Promise<NoticeBrief[]> {
  const { ids } = await findNotices(db, scope, { limit, offset: 0 });
  if (ids.length === 0) return [];
  const rows = new Map((await briefsOf(db, ids)).map((row) => [row.id, row]));
  const found = ids.flatMap((id) => rows.get(id) ?? []);
  const senders = await sendersOf(
    db,
    found.map(({ sender_id }) => sender_id),
  );
  const named = await companyNames(
    db,
    found.flatMap(({ company_id }) => company_id ?? []),
  );
  const urls = await firstUrlsOf(db, scope, ids);
  return found.map((row) => ({
    id: row.id,
    number: noticeNumber(row.id),
    subject: row.subject,
    sender: senders.get(row.sender_id) ?? null,
    status: statusLookup(row.status_id),
    received_date: row.received_date.toISOString(),
    company: named.find(({ id }) => id === row.company_id) ?? null,
    parsed_date: row.parsed_date?.toISOString() ?? null,
    host: urls.find(({ notice_id }) => notice_id === row.id)?.host ?? null,
  }));
}

/** The New ones, and which of them has waited longest. */
async function waiting(db: Db, scope: Scope): Promise<Pick<HomeNotices, 'new_count' | 'oldest_new'>> {
  const query = { status: NOTICE_STATUS.new, ordering: 'received_date', limit: 1, offset: 0 } as const;
  const { ids, count } = await findNotices(db, scope, query);
  const [oldest] = ids.length === 0 ? [] : await briefsOf(db, ids);
  return {
    new_count: count,
    oldest_new: oldest ? { id: oldest.id, received_date: oldest.received_date.toISOString() } : null,
  };
}

/** Notices as a home shows them: over time, those that wait, and the newest. */
export async function noticesAtAGlance(db: Db, scope: Scope, now: Date, limit: number): Promise<HomeNotices> {
  const today = dateOf(now);
  const starts = homeWeeks(today);
  const weeks = new Map((await noticeWeeks(db, scope, starts[0]!)).map((row) => [row.week, row]));
  return {
    ...(await waiting(db, scope)),
    recent_count: await noticesSince(db, scope, addDays(today, -1)),
    weeks: starts.map((start, at) => ({
      start,
      received: weeks.get(at)?.received ?? 0,
      waiting: weeks.get(at)?.waiting ?? 0,
    })),
    newest: await newest(db, scope, limit),
  };
}
