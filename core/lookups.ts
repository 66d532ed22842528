/** decisions §3: all statuses share one range of ids. */
import { z } from 'zod';
import { ORDER_KINDS, type OrderKind } from './rules/trade/order-kinds.ts';

export const Lookup = z.object({ id: z.int(), name: z.string() });
export type Lookup = z.infer<typeof Lookup>;

export const USER_STATUS = { active: 1, blocked: 2, unconfirmed: 3 } as const;
export const COMPANY_STATUS = { new: 4, expired: 5, suspended: 6, registered: 13, removed: 14 } as const;

export const ORDER_STATUS = { complete: 7, processing: 8, waiting_for_payment: 9, draft: 10 } as const;
/** `attached` is never stored: other customers see it for a domain in someone else's draft order. */
export const DOMAIN_STATUS = { draft: 10, registered: 13, removed: 14, attached: 22 } as const;

const STATUS_NAMES: Readonly<Record<number, string>> = {
  1: 'Active',
  2: 'Blocked',
  3: 'Unconfirmed',
  4: 'New',
  5: 'Expired',
  6: 'Suspended',
  7: 'Complete',
  8: 'Processing',
  9: 'Waiting for payment',
  10: 'Draft',
  13: 'Registered',
  14: 'Removed',
  15: 'New',
  16: 'Sent',
  17: 'In progress',
  18: 'Resolved',
  19: 'Rejected',
  20: 'Disputed',
  21: 'Ignored',
  22: 'Attached to another order',
};

export const statusLookup = (id: number): Lookup => ({ id, name: STATUS_NAMES[id] ?? '' });

const lookupsOf = (ids: Readonly<Record<string, number>>): readonly Lookup[] => Object.values(ids).map(statusLookup);

export const NOTICE_STATUS = {
  new: 15,
  sent: 16,
  in_progress: 17,
  resolved: 18,
  rejected: 19,
  disputed: 20,
  ignored: 21,
} as const;

export const NOTICE_STATUSES = lookupsOf(NOTICE_STATUS);
/** beyond § 23: statuses of notices that a customer still has to handle. A forwarded notice (Sent) is one of them. */
export const OPEN_NOTICE_STATUSES: readonly number[] = [
  NOTICE_STATUS.new,
  NOTICE_STATUS.sent,
  NOTICE_STATUS.in_progress,
  NOTICE_STATUS.disputed,
];
export const HANDLED_NOTICE_STATUSES: readonly number[] = Object.values(NOTICE_STATUS).filter(
  (id) => !OPEN_NOTICE_STATUSES.includes(id),
);
export const COMPANY_STATUSES = lookupsOf(COMPANY_STATUS);
export const ORDER_STATUSES = lookupsOf(ORDER_STATUS);
export const DOMAIN_STATUSES = lookupsOf(DOMAIN_STATUS);
export const USER_STATUSES = lookupsOf(USER_STATUS);

export const ORDER_TYPE = {
  registration: ORDER_KINDS.registration.id,
  renewal: ORDER_KINDS.renewal.id,
  amendment: ORDER_KINDS.amendment.id,
  removal: ORDER_KINDS.removal.id,
} as const satisfies Readonly<Record<OrderKind, number>>;
export const ORDER_TYPES: readonly Lookup[] = Object.values(ORDER_KINDS).map(({ id, label }) => ({ id, name: label }));
export const orderTypeLookup = (id: number): Lookup => ORDER_TYPES.find((type) => type.id === id) ?? { id, name: '' };

/** spec §9: $960 per year or $100 per month. Yearly is the default. */
export const PERIODS = ['year', 'month'] as const;
export type Period = (typeof PERIODS)[number];
export interface Plan extends Lookup {
  readonly period: Period;
  readonly cents: number;
}
export const YEAR_PLAN: Plan = { id: 1, name: 'Year', period: 'year', cents: 960_00 };
export const MONTH_PLAN: Plan = { id: 2, name: 'Month', period: 'month', cents: 100_00 };
export const PLANS: readonly Plan[] = [YEAR_PLAN, MONTH_PLAN];
export const planById = (id: number): Plan => PLANS.find((plan) => plan.id === id) ?? YEAR_PLAN;
export const planOfPeriod = (period: Period): Plan => (period === 'month' ? MONTH_PLAN : YEAR_PLAN);

/** spec §9: 4 is not used and rejected. All methods except card are manual. */
export const PAYMENT_TYPE = { card: 1, paypal: 2, paxum: 3, ach: 5, wire: 6, crypto: 7 } as const;
export const PAYMENT_TYPES: readonly Lookup[] = [
  { id: 1, name: 'Credit card' },
  { id: 2, name: 'PayPal' },
  { id: 3, name: 'Paxum' },
  { id: 5, name: 'ACH' },
  { id: 6, name: 'Wire transfer' },
  { id: 7, name: 'Crypto' },
];
export const paymentTypeLookup = (id: number): Lookup => PAYMENT_TYPES.find((t) => t.id === id) ?? { id, name: '' };

/** decisions §3: how notices are received, and the carriers of paper notices. */
export const SOURCE = { email: 1, web_form: 2, post: 3, courier: 4, fax: 5, api: 6 } as const;
export const SOURCES: readonly Lookup[] = [
  { id: 1, name: 'Email' },
  { id: 2, name: 'Web form' },
  { id: 3, name: 'Post' },
  { id: 4, name: 'Courier' },
  { id: 5, name: 'Fax' },
  { id: 6, name: 'API' },
];
export const CARRIERS: readonly Lookup[] = [
  { id: 1, name: 'USPS' },
  { id: 2, name: 'UPS' },
  { id: 3, name: 'FedEx' },
  { id: 4, name: 'DHL' },
  { id: 5, name: 'Royal Mail' },
  { id: 6, name: 'Other' },
];

/** spec §2: accepted coins, in display order. */
export const COINS = ['BTC', 'BCH', 'ETH', 'ETC', 'LTC', 'ZRX', 'BAT', 'USDC', 'ZEC', 'XRP', 'XLM'] as const;

/** decisions §6: representative types, as role strings and as `{id, name}`. */
export const ROLES = ['owner', 'administrator', 'billing', 'notices', 'viewer'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** beyond § 17: what a company token may do. Each endpoint that is open to tokens names one of them. */
export const TOKEN_SCOPES = [
  'notices:read',
  'notices:act',
  'subscribers:write',
  'domains:read',
  'orders:read',
  'reports:read',
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const REPRESENTATIVE_TYPES: readonly Lookup[] = [
  { id: 1, name: 'Owner' },
  { id: 2, name: 'Administrator' },
  { id: 3, name: 'Billing' },
  { id: 4, name: 'Notices' },
  { id: 5, name: 'Viewer' },
];
export const typeOfRole = (role: Role): Lookup => REPRESENTATIVE_TYPES[ROLES.indexOf(role)]!;
export const roleOfType = (type_id: number): Role | undefined => ROLES[type_id - 1];

/** decisions §3: event types. Those up to `other` are recorded by hand, the rest automatically. */
export const EVENT_TYPE = {
  registered: 1,
  amended: 2,
  renewed: 3,
  removed: 4,
  expired: 5,
  imported: 6,
  other: 7,
  order_placed: 8,
  order_paid: 9,
  order_completed: 10,
  notice_received: 11,
  notice_sent: 12,
  payment_failed: 13,
  reminder_sent: 14,
  notice_confirmed: 15,
  url_disabled: 16,
  url_restored: 17,
  counter_notice_received: 18,
  counter_notice_forwarded: 19,
  restore_due: 20,
  proceeding_reported: 21,
  strike_added: 22,
  public_record_checked: 23,
  webhook_disabled: 24,
  reply_sent: 25,
} as const;
const LAST_MANUAL = EVENT_TYPE.other;
/** `order_placed` → Order placed. */
const sentenceCase = (key: string): string =>
  (key.charAt(0).toUpperCase() + key.slice(1))
    .replaceAll('_', ' ')
    .replace(/^Url\b/, 'URL')
    .replace('Counter notice', 'Counter-notice');
export const EVENT_TYPES: readonly (Lookup & { readonly is_manual: boolean })[] = Object.entries(EVENT_TYPE).map(
  ([key, id]) => ({ id, name: sentenceCase(key), is_manual: id <= LAST_MANUAL }),
);

/** decisions §3: types of objects that have history, notes and files. */
export const CONTENT_TYPES = {
  user: 4,
  company: 10,
  order: 11,
  domain: 12,
  notice: 13,
  contact: 14,
  representative: 15,
  filter: 16,
  ignoredlink: 17,
  invoice: 18,
  counternotice: 19,
  subscriber: 20,
  webhook: 21,
  token: 22,
  submission: 23,
  event: 58,
} as const;
export type Model = keyof typeof CONTENT_TYPES;
