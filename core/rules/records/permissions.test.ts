import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '../../lookups.ts';
import { can, type Permission } from './permissions.ts';

const user = { id: 1, is_superuser: false };
const superuser = { id: 2, is_superuser: true };

/** The table of decisions §6. */
const company: Record<string, Role[]> = {
  'company.see': ['owner', 'administrator', 'billing', 'notices', 'viewer'],
  'company.edit': ['owner', 'administrator'],
  'company.pay': ['owner', 'administrator', 'billing'],
  'notice.handle': ['owner', 'administrator', 'notices'],
  'representative.manage': ['owner', 'administrator'],
  'company.remove': ['owner'],
};

describe.for(Object.entries(company))('%s', ([act, allowed]) => {
  test.for(ROLES)('is granted to a %s only if the table says so', (role) => {
    expect(can(user, act as Permission, { roles: [role] })).toBe(allowed.includes(role));
  });

  test('is granted to superusers in any company, and to no one without a role', () => {
    expect(can(superuser, act as Permission, { roles: [] })).toBe(true);
    expect(can(superuser, act as Permission, {})).toBe(true);
    expect(can(user, act as Permission, { roles: [] })).toBe(false);
    expect(can(user, act as Permission, {})).toBe(false);
  });
});

test('several roles combine their permissions', () => {
  const subject = { roles: ['billing', 'notices'] as const };
  expect(can(user, 'company.pay', subject)).toBe(true);
  expect(can(user, 'notice.handle', subject)).toBe(true);
  expect(can(user, 'company.edit', subject)).toBe(false);
});

/** decisions §4, §11: own account, a superuser on another account, a superuser on their own. */
test.for([
  ['user.rename', true, true, true],
  ['user.delete', true, true, true],
  ['user.see_logins', true, true, true],
  ['user.set_password', true, false, true],
  ['user.set_status', false, true, false],
] as const)('%s is granted by account, not by role', ([act, self, bySuperuser, superuserSelf]) => {
  expect(can(user, act, { user_id: user.id })).toBe(self);
  expect(can(superuser, act, { user_id: user.id })).toBe(bySuperuser);
  expect(can(superuser, act, { user_id: superuser.id })).toBe(superuserSelf);
  expect(can(user, act, { user_id: superuser.id })).toBe(false);
  expect(can(user, act, {})).toBe(false);
});

test('a role in a company gives no permission on the accounts of its members', () => {
  expect(can(user, 'user.rename', { user_id: 3, roles: ['owner'] })).toBe(false);
});
