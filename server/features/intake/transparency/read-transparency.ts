import type { Transparency, TransparencyQuery } from '#core/contract/intake/transparency.ts';
import { fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import {
  addToMonth,
  monthStart,
  monthsBetween,
  type RangeFault,
  rangeFault,
} from '#core/rules/intake/report-months.ts';
import { addNotices, addUrls, emptyNumbers, hoursOf, type ReportNumbers } from '#core/rules/intake/report-numbers.ts';
import { type Principal, visibleTo } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import type { Deps } from '../../../deps.ts';
import { checkCompany } from '../../registry/companies/read/read-company.ts';
import { countReport, type ReportRow } from './transparency.queries.ts';

export interface Report extends Transparency {
  months: (ReportNumbers & { month: string })[];
  totals: ReportNumbers;
}

/** Folds the counted rows into the months and their totals. */
function present(counted: ReportRow, months: readonly string[]): Report {
  const byMonth = new Map(months.map((month) => [month, emptyNumbers()]));
  const totals = emptyNumbers();
  const each = <Row extends { month: string }>(
    rows: readonly Row[],
    add: (numbers: ReportNumbers, row: Row) => void,
  ) => {
    for (const row of rows) {
      add(byMonth.get(row.month)!, row);
      add(totals, row);
    }
  };
  each(counted.notices, addNotices);
  each(counted.urls, addUrls);
  each(counted.counter_notices, (numbers, { count }) => {
    numbers.counter_notices += count;
  });
  for (const { month, seconds } of counted.medians) {
    const numbers = month === null ? totals : byMonth.get(month)!;
    numbers.median_hours_to_disable = hoursOf(seconds);
  }
  return {
    months: [...byMonth].map(([month, numbers]) => ({ month, ...numbers })),
    totals,
    senders: counted.senders,
  };
}

/** The report of a company from one month to another, both included. Not scoped: the caller may see the company. */
export async function reportOf(db: Db, company_id: number, from: string, to: string): Promise<Report> {
  const range = { company_id, from: monthStart(from), to: monthStart(addToMonth(to, 1)) };
  return present(await countReport(db, range), monthsBetween(from, to));
}

const FAULTS: Readonly<Record<RangeFault, [field: string, sentence: string]>> = {
  future_from: ['from', messages.monthInFuture],
  future_to: ['to', messages.monthInFuture],
  backwards: ['to', messages.monthsBackwards],
  too_long: ['to', messages.tooManyMonths],
};

export async function readTransparency(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Principal,
  company_id: number,
  { from, to }: TransparencyQuery,
): Promise<Report> {
  await checkCompany(db, visibleTo(actor), company_id);
  const fault = rangeFault(from, to, clock.now());
  if (fault) throw fieldError(...FAULTS[fault]);
  return reportOf(db, company_id, from, to);
}
