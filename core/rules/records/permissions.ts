import type { Role, TokenScope } from '../../lookups.ts';

/** Whoever makes the request, loaded from the database each time, not from the token (security rule 2). */
export interface Actor {
  /** Null: a company token. */
  readonly id: number | null;
  readonly is_superuser: boolean;
  /** Of a company token. */
  readonly scopes?: readonly TokenScope[];
}

/** The target of an action: the actor's roles in its company, or the user whose account it is. */
export interface Subject {
  readonly user_id?: number;
  readonly roles?: readonly Role[];
}

/** decisions §6: the roles that have each permission. */
const COMPANY_PERMISSIONS = {
  'company.see': ['owner', 'administrator', 'billing', 'notices', 'viewer'],
  'company.edit': ['owner', 'administrator'],
  'company.pay': ['owner', 'administrator', 'billing'],
  'notice.handle': ['owner', 'administrator', 'notices'],
  'subscriber.see': ['owner', 'administrator', 'notices'],
  'token.manage': ['owner', 'administrator'],
  'representative.manage': ['owner', 'administrator'],
  'representative.manage_owners': ['owner'],
  'company.remove': ['owner'],
} as const satisfies Record<string, readonly Role[]>;

/**
 * beyond § 17: a company token works in its company like a member with this role. Its scopes decide which endpoints it may call at
 * all (`mayCall`), so it never does what no endpoint is open to it for.
 */
export const TOKEN_ROLE: Role = 'notices';

/** Permissions that a token has only with a scope, whatever the endpoint: a notice also shows whose material it was about. */
const NEEDED_SCOPES: Partial<Record<Permission, TokenScope>> = { 'subscriber.see': 'subscribers:write' };

/** Whether a token may call an endpoint, which names its scope. */
export const mayCall = (scopes: readonly TokenScope[], scope: TokenScope | undefined): boolean =>
  scope !== undefined && scopes.includes(scope);

/** decisions §4: permissions on user accounts. Not even superusers set other users' passwords. */
const USER_PERMISSIONS = {
  'user.rename': { self: true, superuser: true },
  'user.delete': { self: true, superuser: true },
  'user.see_logins': { self: true, superuser: true },
  'user.set_password': { self: true, superuser: false },
  'user.factors': { self: true, superuser: false },
  'user.reset_factors': { self: false, superuser: true },
  'user.set_status': { self: false, superuser: true },
  'user.set_superuser': { self: false, superuser: true },
} as const satisfies Record<string, { self: boolean; superuser: boolean }>;

/** The roles that have a permission in a company. */
export const rolesWith = (permission: keyof typeof COMPANY_PERMISSIONS): readonly Role[] =>
  COMPANY_PERMISSIONS[permission];

export type Permission = keyof typeof COMPANY_PERMISSIONS | keyof typeof USER_PERMISSIONS;

/** The only permission check: the server uses it to reject requests, the client to hide controls. */
export function can(actor: Actor, permission: Permission, subject: Subject): boolean {
  if (permission in USER_PERMISSIONS) {
    const rule = USER_PERMISSIONS[permission as keyof typeof USER_PERMISSIONS];
    return actor.id !== null && subject.user_id === actor.id ? rule.self : actor.is_superuser && rule.superuser;
  }
  const needed = NEEDED_SCOPES[permission];
  if (actor.scopes && needed && !actor.scopes.includes(needed)) return false;
  const roles: readonly Role[] = COMPANY_PERMISSIONS[permission as keyof typeof COMPANY_PERMISSIONS];
  return actor.is_superuser || (subject.roles ?? []).some((role) => roles.includes(role));
}
