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
  public_record: null,
};
const of = (change: Partial<ProtectionFacts>) => {
  const { protection, reasons } = protectionOf({ ...WELL, ...change }, TODAY);
  return [protection, ...reasons.map(({ code, mend }) => `${code} → ${mend}`)];
};
const order = (type: keyof typeof ORDER_TYPE, status: keyof typeof ORDER_STATUS) => ({
  open_order: { type_id: ORDER_TYPE[type], status_id: ORDER_STATUS[status] },
});
const SHOWN = { is_inactive: false, is_agent_different: false, expires_date: null };
const NEW = { status_id: COMPANY_STATUS.new, expires_date: null, subscription_status: null } as const;
const EXPIRED = { status_id: COMPANY_STATUS.expired, expires_date: '2026-11-01' } as const;
const SUSPENDED = { status_id: COMPANY_STATUS.suspended } as const;
const SOON = { expires_date: '2026-12-15' } as const;

describe('the protection of a company', () => {
  test.each<[string, Partial<ProtectionFacts>, string[]]>([
    ['registered with no problems', {}, ['protected']],
    [
      'inactive in the directory',
      { public_record: { ...SHOWN, is_inactive: true } },
      ['action_needed', 'record_inactive → amend'],
    ],
    [
      'another agent in the directory',
      { public_record: { ...SHOWN, is_agent_different: true } },
      ['action_needed', 'agent_differs → amend'],
    ],
    [
      'expired in the directory',
      { public_record: { ...SHOWN, expires_date: TODAY } },
      ['action_needed', 'record_expired → renew'],
    ],
    ['expiring earlier in the directory', { public_record: { ...SHOWN, expires_date: '2026-11-16' } }, ['protected']],
    [
      'inactive in the directory, and expired',
      { ...EXPIRED, public_record: { ...SHOWN, is_inactive: true } },
      ['not_protected', 'lapsed → renew'],
    ],
    [
      'inactive in the directory, with an amendment to pay',
      { public_record: { ...SHOWN, is_inactive: true }, ...order('amendment', 'waiting_for_payment') },
      ['action_needed', 'record_inactive → pay_order'],
    ],
    ['subscription ended', { subscription_status: 'ended' }, ['action_needed', 'subscription_ended → renew']],
    [
      'subscription ended and expired',
      { ...EXPIRED, subscription_status: 'ended' },
      ['not_protected', 'lapsed → renew'],
    ],
    ['suspended but not expired', SUSPENDED, ['protected']],
    ['31 days left', { expires_date: '2026-12-16' }, ['protected']],
    ['30 days left', SOON, ['action_needed', 'expires_soon → renew']],
    ['1 day left', { expires_date: '2026-11-16' }, ['action_needed', 'expires_soon → renew']],
    ['on the expiry date', { expires_date: TODAY }, ['not_protected', 'lapsed → renew']],
    ['expired', EXPIRED, ['not_protected', 'lapsed → renew']],
    ['expired while suspended', { ...SUSPENDED, expires_date: TODAY }, ['not_protected', 'lapsed → null']],
    ['suspended, 30 days left', { ...SUSPENDED, ...SOON }, ['action_needed', 'expires_soon → null']],
    ['registered without an expiry date', { expires_date: null }, ['not_protected', 'not_designated → renew']],
    [
      'new, with a draft registration',
      { ...NEW, ...order('registration', 'draft') },
      ['not_protected', 'not_designated → finish_order'],
    ],
    [
      'new, with an unpaid registration',
      { ...NEW, ...order('registration', 'waiting_for_payment') },
      ['not_protected', 'not_designated → pay_order'],
    ],
    [
      'new, with a registration in progress',
      { ...NEW, ...order('registration', 'processing') },
      ['not_protected', 'not_designated → null'],
    ],
    [
      'expired, with a draft renewal',
      { ...EXPIRED, ...order('renewal', 'draft') },
      ['not_protected', 'lapsed → finish_order'],
    ],
    [
      'expiring soon, with an unpaid amendment',
      { ...SOON, ...order('amendment', 'waiting_for_payment') },
      ['action_needed', 'expires_soon → pay_order'],
    ],
    [
      'expiring soon, with a renewal in progress',
      { ...SOON, ...order('renewal', 'processing') },
      ['action_needed', 'expires_soon → null'],
    ],
    [
      'expiring soon, with a draft removal',
      { ...SOON, ...order('removal', 'draft') },
      ['action_needed', 'expires_soon → null'],
    ],
    ['subscription past due', { subscription_status: 'past_due' }, ['action_needed', 'past_due → update_card']],
    ['no notice address', { has_notice_address: false }, ['action_needed', 'no_notice_address → set_notice_address']],
    ['a notice could not be delivered', { has_failed_forward: true }, ['action_needed', 'forward_failed → send_again']],
    [
      'a notice could not be delivered, and there is no notice address',
      { has_failed_forward: true, has_notice_address: false },
      ['action_needed', 'no_notice_address → set_notice_address', 'forward_failed → null'],
    ],
    [
      'several problems, most serious first',
      { ...EXPIRED, subscription_status: 'past_due', has_failed_forward: true },
      ['not_protected', 'lapsed → renew', 'past_due → update_card', 'forward_failed → send_again'],
    ],
    [
      'removed, whatever else is wrong',
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
])('a notice received on %s is in the age group %s', (day, age) => expect(noticeAge(day, TODAY)).toBe(age));
