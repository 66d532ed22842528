import { sql } from 'kysely';
import { OPEN_NOTICE_STATUSES } from '#core/lookups.ts';
import { OPEN_URL_DAYS, type OpenUrlAge } from '#core/rules/intake/open-url-ages.ts';
import { addSeconds } from '../../../../base/clock.ts';
import type { Condition } from './notice-filter.queries.ts';
import { anyOfStatuses } from './open-rule.queries.ts';

const before = (now: Date, days: number): Date => addSeconds(now, -days * 86_400);

/** The notices whose URLs home counts in a group of open URLs; its partial index has few rows. */
export function hasOpenUrls(age: OpenUrlAge, now: Date): Condition {
  const [from, until] = OPEN_URL_DAYS[age];
  const isAfter = until === null ? sql`true` : sql`n.received_date > ${before(now, until)}::timestamptz`;
  return sql<boolean>`n.open_urls > 0 and ${anyOfStatuses(sql`n.status_id`, OPEN_NOTICE_STATUSES)}
    and ${isAfter} and ${from === 0 ? sql`true` : sql`n.received_date <= ${before(now, from)}::timestamptz`}`;
}
