import { HOME_WEEKS, type HomeNotices, type NoticeBrief } from '#core/contract/views/home.ts';
import { statusLookup } from '#core/lookups.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { addDays, mondayOf } from '#core/rules/text/calendar.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import type { Reading } from '../../../../db/lists/read-together.ts';
import type { Scope } from '../../../../db/scope.ts';
import { type AtAGlance, type Glance, glanceAt } from './glance.queries.ts';

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

function presentNotices(glance: AtAGlance | undefined, today: string): HomeNotices {
  const starts = homeWeeks(today);
  const { oldest_new = null } = glance ?? {};
  const days = glance?.days ?? [];
  const sumOf = (what: 'received' | 'waiting', from: string, before = '9999') =>
    days.filter(({ day }) => day >= from && day < before).reduce((sum, day) => sum + day[what], 0);
  return {
    new_count: glance?.new_count ?? 0,
    oldest_new: oldest_new && { id: oldest_new.id, received_date: iso(oldest_new.received_date) },
    recent_count: sumOf('received', addDays(today, -1)),
    weeks: starts.map((start) => {
      const next = addDays(start, 7);
      return { start, received: sumOf('received', start, next), waiting: sumOf('waiting', start, next) };
    }),
    newest: (glance?.newest ?? []).map(presentGlance),
  };
}

/** Notices as a home shows them: over time, those that wait, and the newest. */
export const noticesAtAGlance = (scope: Scope, today: string, limit: number): Reading<AtAGlance, HomeNotices> => ({
  rows: glanceAt(scope, homeWeeks(today)[0]!, limit),
  present: ([glance]) => presentNotices(glance, today),
});
