import type { Period } from '#core/lookups.ts';
import { expiryOf } from '#core/rules/registry/designation.ts';
import { addDays, addMonths, dayOf } from '#core/rules/text/calendar.ts';
import { GOOD } from '#tests/world/payments.ts';
import { PAYS_ONCE } from '#tests/world/subscriptions.ts';

/** What a company does in three years. */
interface Way {
  period: Period;
  /** Card number; null for manual payment. */
  card: string | null;
  /** Days before expiry on which it is renewed. */
  renews?: number;
  /** Days after registration on which it is removed. */
  removes?: number;
  /** Replaces the card two days after the first decline. */
  replacesCard?: true;
  /** Pays each invoice three days before the period ends. */
  paysInvoices?: true;
}

export const WAYS: readonly Way[] = [
  { period: 'year', card: GOOD, renews: 45 },
  { period: 'month', card: GOOD, renews: 20 },
  { period: 'month', card: PAYS_ONCE },
  { period: 'month', card: PAYS_ONCE, replacesCard: true, renews: 89 },
  { period: 'year', card: null, paysInvoices: true, renews: 5 },
  { period: 'month', card: null },
  { period: 'year', card: GOOD },
  { period: 'month', card: GOOD, removes: 500 },
];

export type Act = 'register' | 'renew' | 'remove' | 'replace card' | 'pay invoice';

export interface Planned {
  name: string;
  way: Way;
  start: string;
  /** Expiry of its first designation. */
  expires: string;
  /** First days of the periods after the first one. */
  periods: string[];
  acts: { date: string; act: Act }[];
}

const FIRST = '2028-01-28';
/** January 28 to February 29 of a leap year, to cover every end of month. */
const START_DAYS = ['2028-01-31', '2028-02-29', '2028-01-30', '2028-02-28', '2028-01-29'];

const startOf = (index: number, count: number): string => {
  const turn = Math.floor(index / WAYS.length);
  return count <= 2 * WAYS.length ? START_DAYS[turn % 2]! : (START_DAYS[turn] ?? addDays(FIRST, turn % 33));
};

const periodsOf = (start: string, period: Period, last: string): string[] => {
  const months = period === 'year' ? 12 : 1;
  const days: string[] = [];
  for (let n = 1; ; n++) {
    const day = addMonths(start, n * months, dayOf(start));
    if (day > last) return days;
    days.push(day);
  }
};

/** The plan of all companies, and the end of the simulation, weeks after the last possible expiry. */
export function makePlan(count: number): { companies: Planned[]; last: string } {
  const starts = Array.from({ length: count }, (_, index) => startOf(index, count));
  const last = addDays(expiryOf([...starts].sort().at(-1)!), 40);
  const companies = starts.map((start, index): Planned => {
    const way = WAYS[index % WAYS.length]!;
    const expires = expiryOf(start);
    const periods = periodsOf(start, way.period, last);
    const acts: Planned['acts'] = [{ date: start, act: 'register' }];
    if (way.renews) acts.push({ date: addDays(expires, -way.renews), act: 'renew' });
    if (way.removes) acts.push({ date: addDays(start, way.removes), act: 'remove' });
    if (way.replacesCard) acts.push({ date: addDays(periods[0]!, 2), act: 'replace card' });
    if (way.paysInvoices) for (const day of periods) acts.push({ date: addDays(day, -3), act: 'pay invoice' });
    return { name: `Company ${index + 1} of the years`, way, start, expires, periods, acts };
  });
  return { companies, last };
}
