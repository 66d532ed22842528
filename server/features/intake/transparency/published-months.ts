import type { PublishedNumbers } from '#core/rules/intake/masked-report.ts';
import { firstPublicMonth, monthOf, publicMonths } from '#core/rules/intake/report-months.ts';
import { declinedIn } from '#core/rules/intake/report-numbers.ts';
import type { Deps } from '../../../deps.ts';
import { getPublishedSince, type PublishedMonth, publishedSince, publishMonths } from './published-months.queries.ts';
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

const within = (months: readonly string[], published: readonly PublishedMonth[]): PublishedNumbers[] =>
  published.flatMap(({ of, numbers }) => {
    const month = of.slice(0, 7);
    return months.includes(month) ? [{ month, ...numbers }] : [];
  });

/** What a company's public report is made of, read with its page. */
export const monthsBesidePage = (now: Date) => ({
  first: firstReported,
  published: publishedSince(firstPublicMonth(now)),
});

interface ReportPage {
  readonly company_id: number;
  readonly first: Date | null;
  readonly published: readonly PublishedMonth[];
}

/**
 * The months of a company's public report, oldest first; none if there is nothing to report yet. A month is published when it is first
 * shown, and never changes again.
 */
export async function publishedMonths(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { company_id, first, published }: ReportPage,
): Promise<PublishedNumbers[]> {
  const months = first === null ? [] : publicMonths(monthOf(first), clock.now());
  const known = within(months, published);
  const [from, to] = [months[0], months.at(-1)];
  if (known.length === months.length || from === undefined || to === undefined) return known;
  const missing = months.filter((month) => known.every((row) => row.month !== month));
  const report = await reportOf(db, company_id, missing[0]!, missing.at(-1)!);
  const fresh = report.months.filter(({ month }) => missing.includes(month)).map(publishedNumbers);
  await publishMonths(db, company_id, fresh, clock.now());
  return within(months, await getPublishedSince(db, company_id, from));
}
