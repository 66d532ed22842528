import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '../../lookups.ts';
import { type Act, can } from './permissions.ts';

const user = { id: 1, is_superuser: false };
const superuser = { id: 2, is_superuser: true };

/** decisions §6, the table as it stands there. */
const company: Record<string, Role[]> = {
  'company.see': ['owner', 'administrator', 'billing', 'notices', 'viewer'],
  'company.edit': ['owner', 'administrator'],
  'company.pay': ['owner', 'administrator', 'billing'],
  'notice.handle': ['owner', 'administrator', 'notices'],
  'representative.manage': ['owner', 'administrator'],
  'company.remove': ['owner'],
};

describe.for(Object.entries(company))('%s', ([act, allowed]) => {
  test.for(ROLES)('is asked of a %s', (role) => {
    expect(can(user, act as Act, { roles: [role] })).toBe(allowed.includes(role));
  });

  test('is allowed to superusers in any company, and to no one else outside it', () => {
    expect(can(superuser, act as Act, { roles: [] })).toBe(true);
    expect(can(superuser, act as Act, {})).toBe(true);
    expect(can(user, act as Act, { roles: [] })).toBe(false);
    expect(can(user, act as Act, {})).toBe(false);
  });
});

test('several roles are the sum of each', () => {
  const subject = { roles: ['billing', 'notices'] as const };
  expect(can(user, 'company.pay', subject)).toBe(true);
  expect(can(user, 'notice.handle', subject)).toBe(true);
  expect(can(user, 'company.edit', subject)).toBe(false);
});

/** decisions §4 and §11: oneself, the superuser with somebody else, the superuser with themselves, somebody else. */
test.for([
  ['user.rename', true, true, true],
  ['user.delete', true, true, true],
  ['user.see_logins', true, true, true],
  ['user.set_password', true, false, true],
  ['user.set_status', false, true, false],
] as const)('%s', ([act, self, bySuperuser, superuserSelf]) => {
  expect(can(user, act, { user_id: user.id })).toBe(self);
  expect(can(superuser, act, { user_id: user.id })).toBe(bySuperuser);
  expect(can(superuser, act, { user_id: superuser.id })).toBe(superuserSelf);
  expect(can(user, act, { user_id: superuser.id })).toBe(false);
  expect(can(user, act, {})).toBe(false);
});

test('a role in a company is no right over its people’s accounts', () => {
  expect(can(user, 'user.rename', { user_id: 3, roles: ['owner'] })).toBe(false);
});
