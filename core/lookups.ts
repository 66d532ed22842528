/** decisions §3: status ids are one namespace; where the spec gives an id it stands. */
import { z } from 'zod';

export const Lookup = z.object({ id: z.int(), name: z.string() });
export type Lookup = z.infer<typeof Lookup>;

export const USER_STATUS = { active: 1, blocked: 2, unconfirmed: 3 } as const;
export const COMPANY_STATUS = { new: 4, expired: 5, suspended: 6, registered: 13, removed: 14 } as const;

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

export const USER_STATUSES: readonly Lookup[] = Object.values(USER_STATUS).map(statusLookup);

/** decisions §6: representative types, as `{id, name}` and as role strings. */
export const ROLES = ['owner', 'administrator', 'billing', 'notices', 'viewer'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** decisions §3: what history, notes and files hang on. */
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
  event: 58,
} as const;
export type Model = keyof typeof CONTENT_TYPES;
