import { describe, expect, test } from 'vitest';
import { ROLES, type Role, TOKEN_SCOPES } from '../../lookups.ts';
import { can, mayCall, type Permission, TOKEN_ROLE } from './permissions.ts';

const user = { id: 1, is_superuser: false };
const superuser = { id: 2, is_superuser: true };

/** The table of decisions §6. */
const company: Record<string, Role[]> = {
  'company.see': ['owner', 'administrator', 'billing', 'notices', 'viewer'],
  'company.edit': ['owner', 'administrator'],
  'company.pay': ['owner', 'administrator', 'billing'],
  'notice.handle': ['owner', 'administrator', 'notices'],
  'subscriber.see': ['owner', 'administrator', 'notices'],
  'token.manage': ['owner', 'administrator'],
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

test('a company token handles notices, and sees handles only with the scope for them', () => {
  const subject = { roles: [TOKEN_ROLE] };
  const token = { id: null, is_superuser: false, scopes: TOKEN_SCOPES };
  const reader = { ...token, scopes: ['notices:read'] as const };
  expect(can(token, 'notice.handle', subject)).toBe(true);
  expect([can(token, 'subscriber.see', subject), can(reader, 'subscriber.see', subject)]).toEqual([true, false]);
  for (const permission of ['company.edit', 'company.pay', 'token.manage', 'representative.manage'] as const)
    expect(can(token, permission, subject)).toBe(false);
  expect(can(token, 'user.rename', {})).toBe(false);
});

test('a token calls an endpoint only with its scope', () => {
  expect(mayCall(['notices:read'], 'notices:read')).toBe(true);
  expect(mayCall(['notices:read'], 'notices:act')).toBe(false);
  expect(mayCall(TOKEN_SCOPES, undefined)).toBe(false);
});
