import { COMPANY_STATUS, ORDER_STATUS } from '../../lookups.ts';
import type { Permission } from '../records/permissions.ts';
import { daysBetween } from '../text/calendar.ts';
import { kindOf } from '../trade/order-kinds.ts';
import { isInDirectory } from '../trade/order-life.ts';
import type { SubscriptionStatus } from '../trade/subscription.ts';

export const PROTECTIONS = ['protected', 'action_needed', 'not_protected'] as const;
export type Protection = (typeof PROTECTIONS)[number];

/** Days before expiry from which a renewal is recommended (decisions §11). */
export const EXPIRES_SOON_DAYS = 30;

/** Actions that fix a problem, with the permission each requires. */
export const REMEDIES = {
  renew: 'company.edit',
  amend: 'company.edit',
  finish_order: 'company.edit',
  pay_order: 'company.pay',
  update_card: 'company.pay',
  set_notice_address: 'company.edit',
  send_again: 'notice.handle',
} as const satisfies Record<string, Permission>;
export type Remedy = keyof typeof REMEDIES;

interface OpenOrder {
  readonly type_id: number;
  readonly status_id: number;
}

export interface ProtectionFacts {
  readonly status_id: number;
  readonly expires_date: string | null;
  readonly subscription_status: SubscriptionStatus | null;
  readonly has_notice_address: boolean;
  readonly has_failed_forward: boolean;
  readonly open_order: OpenOrder | null;
  /** What of the last check of the public record was not accepted; null: there was none. */
  readonly public_record: {
    readonly is_inactive: boolean;
    readonly is_agent_different: boolean;
    readonly expires_date: string | null;
  } | null;
}

interface Rule {
  readonly code: string;
  /** True if there is no safe harbor until it is fixed; otherwise it is a warning. */
  readonly grave: boolean;
  readonly applies: (facts: ProtectionFacts, today: string) => boolean;
  readonly remedy: (facts: ProtectionFacts) => Remedy | null;
}

/** decisions §5: any filing extends the designation by three years, so an open order comes before a renewal. */
function filingRemedy({ open_order, status_id }: ProtectionFacts, act: Remedy = 'renew'): Remedy | null {
  if (!open_order) return isInDirectory(status_id) ? act : null;
  if (!kindOf(open_order.type_id).protects) return null;
  if (open_order.status_id === ORDER_STATUS.draft) return 'finish_order';
  return open_order.status_id === ORDER_STATUS.waiting_for_payment ? 'pay_order' : null;
}

const isRemoved = ({ status_id }: ProtectionFacts): boolean => status_id === COMPANY_STATUS.removed;
const wasFiled = (facts: ProtectionFacts): boolean => !isRemoved(facts) && facts.expires_date !== null;
const isLapsed = (facts: ProtectionFacts, today: string): boolean =>
  wasFiled(facts) && (facts.status_id === COMPANY_STATUS.expired || facts.expires_date! <= today);

/** A designation that lasts as far as we know, so that what the directory shows makes the difference. */
const lasts = (facts: ProtectionFacts, today: string): boolean => wasFiled(facts) && !isLapsed(facts, today);

/** beyond § 20: the directory shows an expiry that has passed, and ours has not. */
function isExpiredThere({ public_record, expires_date }: ProtectionFacts, today: string): boolean {
  const theirs = public_record?.expires_date ?? null;
  return theirs !== null && theirs <= today && expires_date !== null && theirs < expires_date;
}

/** All reasons of decisions §11 and beyond § 20, most serious first. */
const RULES = [
  { code: 'removed', grave: true, applies: isRemoved, remedy: () => null },
  {
    code: 'not_designated',
    grave: true,
    applies: (facts) => !isRemoved(facts) && (facts.expires_date === null || facts.status_id === COMPANY_STATUS.new),
    remedy: (facts) => filingRemedy(facts),
  },
  { code: 'lapsed', grave: true, applies: isLapsed, remedy: filingRemedy },
  {
    code: 'expires_soon',
    grave: false,
    applies: (facts, today) =>
      wasFiled(facts) && !isLapsed(facts, today) && daysBetween(today, facts.expires_date!) <= EXPIRES_SOON_DAYS,
    remedy: (facts) => filingRemedy(facts),
  },
  {
    code: 'record_inactive',
    grave: false,
    applies: (facts, today) => lasts(facts, today) && facts.public_record?.is_inactive === true,
    remedy: (facts) => filingRemedy(facts, 'amend'),
  },
  {
    code: 'record_expired',
    grave: false,
    applies: (facts, today) => lasts(facts, today) && isExpiredThere(facts, today),
    remedy: (facts) => filingRemedy(facts),
  },
  {
    code: 'agent_differs',
    grave: false,
    applies: (facts, today) => lasts(facts, today) && facts.public_record?.is_agent_different === true,
    remedy: (facts) => filingRemedy(facts, 'amend'),
  },
  {
    code: 'past_due',
    grave: false,
    applies: (facts) => !isRemoved(facts) && facts.subscription_status === 'past_due',
    remedy: () => 'update_card',
  },
  {
    code: 'subscription_ended',
    grave: false,
    applies: (facts, today) => wasFiled(facts) && !isLapsed(facts, today) && facts.subscription_status === 'ended',
    // Paying for a filing starts a new subscription.
    remedy: (facts) => filingRemedy(facts),
  },
  {
    code: 'no_notice_address',
    grave: false,
    applies: (facts) => !isRemoved(facts) && !facts.has_notice_address,
    remedy: () => 'set_notice_address',
  },
  {
    code: 'forward_failed',
    grave: false,
    applies: (facts) => !isRemoved(facts) && facts.has_failed_forward,
    remedy: ({ has_notice_address }) => (has_notice_address ? 'send_again' : null),
  },
] as const satisfies readonly Rule[];

export type ReasonCode = (typeof RULES)[number]['code'];
export const REASON_CODES = RULES.map(({ code }) => code);

export interface Reason {
  readonly code: ReasonCode;
  readonly grave: boolean;
  /** The remedy, under its name in the API. Null while it is in progress or if the company cannot act. */
  readonly mend: Remedy | null;
}

/** The safe-harbor status of a company, with the reasons and their remedies. */
export function protectionOf(facts: ProtectionFacts, today: string): { protection: Protection; reasons: Reason[] } {
  const reasons = RULES.filter(({ applies }) => applies(facts, today)).map(({ code, grave, remedy }) => ({
    code,
    grave,
    mend: remedy(facts),
  }));
  const protection = reasons.some(({ grave }) => grave)
    ? 'not_protected'
    : reasons.length > 0
      ? 'action_needed'
      : 'protected';
  return { protection, reasons };
}

/** Age groups of open notices, with their maximum age in days, inclusive. */
export const NOTICE_AGES = [
  { age: 'day', days: 1 },
  { age: 'week', days: 7 },
  { age: 'month', days: 30 },
  { age: 'older', days: Number.POSITIVE_INFINITY },
] as const;
export type NoticeAge = (typeof NOTICE_AGES)[number]['age'];

/** Age groups of notices that have been open for more than a week. */
const OLD_AGES: readonly NoticeAge[] = ['month', 'older'];

export const oldNotices = (ages: readonly { age: NoticeAge; count: number }[]): number =>
  ages.filter(({ age }) => OLD_AGES.includes(age)).reduce((sum, { count }) => sum + count, 0);

export const noticeAge = (day: string, today: string): NoticeAge =>
  NOTICE_AGES.find(({ days }) => daysBetween(day, today) <= days)!.age;
