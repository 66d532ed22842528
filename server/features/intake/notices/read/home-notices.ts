import { HOME_WEEKS, type HomeNotices, type NoticeBrief } from '#core/contract/views/home.ts';
import { statusLookup } from '#core/lookups.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { addDays, mondayOf } from '#core/rules/text/calendar.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import type { Reading } from '../../../../db/lists/read-together.ts';
import type { Scope } from '../../../../db/scope.ts';
import { type HomeNoticesRow, homeNoticesQuery, type NoticeLine } from './home-notices.queries.ts';

/** Mondays of the weeks in the charts, oldest first. */
export function homeWeeks(today: string): readonly string[] {
  const monday = mondayOf(today);
  return Array.from({ length: HOME_WEEKS }, (_, at) => addDays(monday, 7 * (at - HOME_WEEKS + 1)));
}

const presentLine = ({ status_id, received_date, parsed_date, ...row }: NoticeLine): NoticeBrief => ({
  ...row,
  number: noticeNumber(row.id),
  status: statusLookup(status_id),
  received_date: iso(received_date),
  parsed_date: parsed_date === null ? null : iso(parsed_date),
});

function presentNotices(row: HomeNoticesRow | undefined, today: string): HomeNotices {
  const starts = homeWeeks(today);
  const { oldest_open = null } = row ?? {};
  const days = row?.days ?? [];
  const sumOf = (column: 'received' | 'waiting', from: string, before = '9999') =>
    days.filter(({ day }) => day >= from && day < before).reduce((sum, day) => sum + day[column], 0);
  return {
    open_count: row?.open_count ?? 0,
    oldest_open: oldest_open && { id: oldest_open.id, received_date: iso(oldest_open.received_date) },
    recent_count: sumOf('received', addDays(today, -1)),
    weeks: starts.map((start) => {
      const next = addDays(start, 7);
      return { start, received: sumOf('received', start, next), waiting: sumOf('waiting', start, next) };
    }),
    newest: (row?.newest ?? []).map(presentLine),
  };
}

/** Notices on a home screen: counts by week, open ones, and the newest. */
export const homeNotices = (scope: Scope, today: string, limit: number): Reading<HomeNoticesRow, HomeNotices> => ({
  rows: homeNoticesQuery(scope, homeWeeks(today)[0]!, limit),
  present: ([row]) => presentNotices(row, today),
});
