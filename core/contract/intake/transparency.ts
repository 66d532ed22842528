import { z } from 'zod';
import { messages } from '../../messages.ts';
import { isMonth } from '../../rules/intake/report-months.ts';
import { endpoint } from '../endpoint.ts';
import { ById } from '../fields.ts';

export const month = () => z.string({ error: messages.monthRequired }).refine(isMonth, messages.monthRequired);

const counts = z.record(z.string(), z.int());

const Numbers = z.object({
  received: z.int(),
  /** All kinds of notices are always there, like all sources and reasons. */
  by_kind: counts,
  by_source: counts,
  /** disabled + gone + all of declined + open + restored. */
  urls: z.int(),
  disabled: z.int(),
  gone: z.int(),
  declined: counts,
  open: z.int(),
  counter_notices: z.int(),
  restored: z.int(),
  median_hours_to_disable: z.number().nullable(),
});

/** beyond § 21: what happened over the months, by the month of receipt in UTC, as it stands now. */
export const Transparency = z.object({
  months: z.array(Numbers.extend({ month: z.string() })),
  totals: Numbers,
  /** The organizations that sent most notices. */
  senders: z.array(z.object({ name: z.string(), notices: z.int(), urls: z.int() })),
});
export type Transparency = z.infer<typeof Transparency>;

export const TransparencyQuery = z.strictObject({ from: month(), to: month() });
export type TransparencyQuery = z.output<typeof TransparencyQuery>;

const report = {
  method: 'GET',
  access: 'user',
  scope: 'reports:read',
  params: ById,
  query: TransparencyQuery,
} as const;

export const getTransparency = endpoint({
  ...report,
  name: 'getTransparency',
  summary: 'Count a company’s notices and what was done about them, by the month in which they were received',
  path: '/companies/:id/transparency/',
  rate: 'standard',
  reads: ['notice', 'counter_notice', 'sender', 'domain'],
  response: Transparency,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found'],
});

export const exportTransparencyCsv = endpoint({
  ...report,
  name: 'exportTransparencyCsv',
  summary: 'Export a transparency report as CSV',
  path: '/companies/:id/transparency.csv',
  rate: 'export',
  reads: [],
  download: true,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'too_many_tries'],
});

export const exportTransparencyPdf = endpoint({
  ...report,
  name: 'exportTransparencyPdf',
  summary: 'Export a transparency report as PDF',
  path: '/companies/:id/transparency.pdf',
  rate: 'export',
  reads: [],
  download: true,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'too_many_tries'],
});
