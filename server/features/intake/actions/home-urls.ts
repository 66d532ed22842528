import type { Home } from '#core/contract/views/home.ts';
import { OPEN_URL_DAYS } from '#core/rules/intake/open-url-ages.ts';
import { addDays, dateOf } from '#core/rules/text/calendar.ts';
import { addSeconds } from '../../../base/clock.ts';
import type { Reading } from '../../../db/lists/read-together.ts';
import type { Scope } from '../../../db/scope.ts';
import { type HomeUrlsRow, homeUrlsQuery } from './home-urls.queries.ts';

const DAY_SECONDS = 86_400;
const MEDIAN_DAYS = 90;

function present([row]: HomeUrlsRow[]): Home['urls'] {
  const [today = 0, until_3 = 0, until_7 = 0] = row?.received_after ?? [];
  const median = row?.median_minutes ?? null;
  return {
    open: { today, days_1_3: until_3 - today, days_4_7: until_7 - until_3, older: (row?.total ?? 0) - until_7 },
    median_hours_to_disable: median === null ? null : Math.round(median / 6) / 10,
  };
}

/** Open URLs by age, and the median hours to disabling over 90 days. */
export const homeUrls = (scope: Scope, now: Date): Reading<HomeUrlsRow, Home['urls']> => ({
  rows: homeUrlsQuery(
    scope,
    Object.values(OPEN_URL_DAYS).flatMap(([, until]) =>
      until === null ? [] : [addSeconds(now, -until * DAY_SECONDS)],
    ),
    addDays(dateOf(now), -MEDIAN_DAYS),
  ),
  present,
});
