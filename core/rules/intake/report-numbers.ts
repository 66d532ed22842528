import type { Completeness, KINDS } from './notice-completeness.ts';
import { DECLINE_REASONS, type DeclineReason } from './url-states.ts';

/** How notices are received, by the ids of the sources. */
export const REPORT_SOURCES = { email: 1, web_form: 2, post: 3, courier: 4, fax: 5, api: 6 } as const;
export type ReportSource = keyof typeof REPORT_SOURCES;

/** beyond § 21: the numbers of one month, or of all months of a report. */
export interface ReportNumbers {
  received: number;
  by_kind: Record<(typeof KINDS)[number], number>;
  by_source: Record<ReportSource, number>;
  urls: number;
  disabled: number;
  gone: number;
  declined: Record<DeclineReason, number>;
  open: number;
  counter_notices: number;
  restored: number;
  median_hours_to_disable: number | null;
}

/** Rows as counted by the database: of notices, of URLs by state, and of counter-notices. */
export interface CountedNotices {
  readonly month: string;
  readonly kind: Completeness['kind'];
  readonly source_id: number;
  readonly count: number;
}
export interface CountedUrls {
  readonly month: string;
  readonly state: 'open' | 'disabled' | 'gone' | 'declined' | 'restored';
  readonly reason: DeclineReason | null;
  readonly count: number;
}

const zeros = <K extends string>(keys: readonly K[]): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

/** In the order of the contract. A list of its own, so that the months of a report have their keys whatever was counted. */
const KIND_KEYS = [
  'takedown',
  'counter_notice',
  'retraction',
  'trademark',
  'auto_reply',
  'bounce',
  'other',
] as const satisfies typeof KINDS;
const SOURCE_KEYS = Object.keys(REPORT_SOURCES) as ReportSource[];

export const emptyNumbers = (): ReportNumbers => ({
  received: 0,
  by_kind: zeros(KIND_KEYS),
  by_source: zeros(SOURCE_KEYS),
  urls: 0,
  disabled: 0,
  gone: 0,
  declined: zeros(DECLINE_REASONS),
  open: 0,
  counter_notices: 0,
  restored: 0,
  median_hours_to_disable: null,
});

export function addNotices(numbers: ReportNumbers, { kind, source_id, count }: CountedNotices): void {
  numbers.received += count;
  numbers.by_kind[kind] += count;
  const source = SOURCE_KEYS.find((key) => REPORT_SOURCES[key] === source_id);
  if (source) numbers.by_source[source] += count;
}

/** A declined URL counts under its reason, so that the states of a month add up to its URLs. */
export function addUrls(numbers: ReportNumbers, { state, reason, count }: CountedUrls): void {
  numbers.urls += count;
  if (state === 'declined') numbers.declined[reason ?? 'other'] += count;
  else numbers[state] += count;
}

export const declinedIn = ({ declined }: { declined: Readonly<Record<string, number>> }): number =>
  Object.values(declined).reduce((sum, count) => sum + count, 0);

/** Hours with one decimal. */
export const hoursOf = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds / 360) / 10;
