import type { Role } from '../../lookups.ts';

/** Who is asking. Read from the database at each call, never from the token (security rule 2). */
export interface Actor {
  readonly id: number;
  readonly is_superuser: boolean;
}

/** What is asked about: a company's thing carries the asker's roles there, a user's thing its user. */
export interface Subject {
  readonly user_id?: number;
  readonly roles?: readonly Role[];
}

/** decisions §6, row by row. */
const COMPANY_ACTS = {
  'company.see': ['owner', 'administrator', 'billing', 'notices', 'viewer'],
  'company.edit': ['owner', 'administrator'],
  'company.pay': ['owner', 'administrator', 'billing'],
  'notice.handle': ['owner', 'administrator', 'notices'],
  'representative.manage': ['owner', 'administrator'],
  'representative.manage_owners': ['owner'],
  'company.remove': ['owner'],
} as const satisfies Record<string, readonly Role[]>;

/** decisions §4: what people do to accounts. A password is its owner's alone, whoever asks. */
const USER_ACTS = {
  'user.rename': { self: true, superuser: true },
  'user.delete': { self: true, superuser: true },
  'user.see_logins': { self: true, superuser: true },
  'user.set_password': { self: true, superuser: false },
  'user.set_status': { self: false, superuser: true },
} as const satisfies Record<string, { self: boolean; superuser: boolean }>;

export type Act = keyof typeof COMPANY_ACTS | keyof typeof USER_ACTS;

/** The one question about permission: the server asks it to refuse, the client to hide. */
export function can(actor: Actor, act: Act, subject: Subject): boolean {
  if (act in USER_ACTS) {
    const rule = USER_ACTS[act as keyof typeof USER_ACTS];
    return subject.user_id === actor.id ? rule.self : actor.is_superuser && rule.superuser;
  }
  const roles: readonly Role[] = COMPANY_ACTS[act as keyof typeof COMPANY_ACTS];
  return actor.is_superuser || (subject.roles ?? []).some((role) => roles.includes(role));
}
