import type { PublishedNumbers } from '#core/rules/intake/masked-report.ts';
import { monthOf, publicMonths } from '#core/rules/intake/report-months.ts';
import { declinedIn } from '#core/rules/intake/report-numbers.ts';
import type { Deps } from '../../../deps.ts';
import { publishedBetween, publishMonths } from './published-months.queries.ts';
import { type Report, reportOf } from './read-transparency.ts';
import { firstReported } from './transparency.queries.ts';

const publishedNumbers = (row: Report['months'][number]): PublishedNumbers => ({
  month: row.month,
  received: row.received,
  disabled: row.disabled,
  gone: row.gone,
  declined: declinedIn(row),
  open: row.open,
  counter_notices: row.counter_notices,
  restored: row.restored,
  median_hours_to_disable: row.median_hours_to_disable,
});

/**
 * The months of a company's public report, oldest first; none if there is nothing to report yet. A month is published when it is first
 * shown, and never changes again.
 */
export async function publishedMonths(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  company_id: number,
): Promise<PublishedNumbers[]> {
  const first = await firstReported(db, company_id);
  const months = first === null ? [] : publicMonths(monthOf(first), clock.now());
  const [from, to] = [months[0], months.at(-1)];
  if (from === undefined || to === undefined) return [];
  const known = await publishedBetween(db, company_id, from, to);
  const missing = months.filter((month) => known.every((row) => row.month !== month));
  if (missing.length === 0) return known;
  const report = await reportOf(db, company_id, missing[0]!, missing.at(-1)!);
  const fresh = report.months.filter(({ month }) => missing.includes(month)).map(publishedNumbers);
  await publishMonths(db, company_id, fresh, clock.now());
  return publishedBetween(db, company_id, from, to);
}
