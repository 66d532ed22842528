import { describe, expect, test } from 'vitest';
import { COMPANY_STATUS, ORDER_STATUS, ORDER_TYPE } from '../../lookups.ts';
import { noticeAge, type ProtectionFacts, protectionOf } from './protection.ts';

const TODAY = '2026-11-15';
const WELL: ProtectionFacts = {
  status_id: COMPANY_STATUS.registered,
  expires_date: '2029-01-01',
  subscription_status: 'active',
  has_notice_address: true,
  has_failed_forward: false,
  open_order: null,
};
const of = (change: Partial<ProtectionFacts>) => {
  const { protection, reasons } = protectionOf({ ...WELL, ...change }, TODAY);
  return [protection, ...reasons.map(({ code, mend }) => `${code} → ${mend}`)];
};
const order = (type: keyof typeof ORDER_TYPE, status: keyof typeof ORDER_STATUS) => ({
  open_order: { type_id: ORDER_TYPE[type], status_id: ORDER_STATUS[status] },
});
const NEW = { status_id: COMPANY_STATUS.new, expires_date: null, subscription_status: null } as const;
const EXPIRED = { status_id: COMPANY_STATUS.expired, expires_date: '2026-11-01' } as const;
const SUSPENDED = { status_id: COMPANY_STATUS.suspended } as const;
const SOON = { expires_date: '2026-12-15' } as const;

describe('how a company stands', () => {
  test.each<[string, Partial<ProtectionFacts>, string[]]>([
    ['all is well', {}, ['protected']],
    ['no subscription, or an ended one, takes nothing away', { subscription_status: 'ended' }, ['protected']],
    ['suspended and unexpired', SUSPENDED, ['protected']],
    ['31 days left', { expires_date: '2026-12-16' }, ['protected']],
    ['30 days left', SOON, ['action_needed', 'expires_soon → renew']],
    ['the last day', { expires_date: '2026-11-16' }, ['action_needed', 'expires_soon → renew']],
    ['the day itself', { expires_date: TODAY }, ['not_protected', 'lapsed → renew']],
    ['expired', EXPIRED, ['not_protected', 'lapsed → renew']],
    ['expired while suspended', { ...SUSPENDED, expires_date: TODAY }, ['not_protected', 'lapsed → null']],
    ['suspended, 30 days left', { ...SUSPENDED, ...SOON }, ['action_needed', 'expires_soon → null']],
    ['registered before there were dates', { expires_date: null }, ['not_protected', 'not_designated → renew']],
    [
      'new, its draft',
      { ...NEW, ...order('registration', 'draft') },
      ['not_protected', 'not_designated → finish_order'],
    ],
    [
      'new, not paid',
      { ...NEW, ...order('registration', 'waiting_for_payment') },
      ['not_protected', 'not_designated → pay_order'],
    ],
    [
      'new, being filed',
      { ...NEW, ...order('registration', 'processing') },
      ['not_protected', 'not_designated → null'],
    ],
    [
      'expired, its renewal a draft',
      { ...EXPIRED, ...order('renewal', 'draft') },
      ['not_protected', 'lapsed → finish_order'],
    ],
    [
      'soon, its amendment not paid',
      { ...SOON, ...order('amendment', 'waiting_for_payment') },
      ['action_needed', 'expires_soon → pay_order'],
    ],
    ['soon, being filed', { ...SOON, ...order('renewal', 'processing') }, ['action_needed', 'expires_soon → null']],
    ['soon, about to be removed', { ...SOON, ...order('removal', 'draft') }, ['action_needed', 'expires_soon → null']],
    ['past due', { subscription_status: 'past_due' }, ['action_needed', 'past_due → update_card']],
    ['no address', { has_notice_address: false }, ['action_needed', 'no_notice_address → set_notice_address']],
    ['a forward failed', { has_failed_forward: true }, ['action_needed', 'forward_failed → send_again']],
    [
      'a forward failed and nobody is there to get it',
      { has_failed_forward: true, has_notice_address: false },
      ['action_needed', 'no_notice_address → set_notice_address', 'forward_failed → null'],
    ],
    [
      'everything at once, the gravest first',
      { ...EXPIRED, subscription_status: 'past_due', has_failed_forward: true },
      ['not_protected', 'lapsed → renew', 'past_due → update_card', 'forward_failed → send_again'],
    ],
    [
      'removed: nothing else matters',
      {
        status_id: COMPANY_STATUS.removed,
        subscription_status: 'past_due',
        has_failed_forward: true,
        has_notice_address: false,
      },
      ['not_protected', 'removed → null'],
    ],
  ])('%s', (_, change, expected) => expect(of(change)).toEqual(expected));
});

test.each([
  ['2026-11-15', 'day'],
  ['2026-11-14', 'day'],
  ['2026-11-13', 'week'],
  ['2026-11-08', 'week'],
  ['2026-11-07', 'month'],
  ['2026-10-16', 'month'],
  ['2026-10-15', 'older'],
  ['2026-11-16', 'day'],
])('a notice of %s: %s', (day, age) => expect(noticeAge(day, TODAY)).toBe(age));
