import type { Role, TokenScope } from '#core/lookups.ts';
import { type Actor as CoreActor, can, type Permission } from '#core/rules/records/permissions.ts';

interface Member extends CoreActor {
  readonly memberships: readonly { readonly company_id: number; readonly role: Role }[];
}

/** The user who calls, read from the database on every request, with company memberships. */
export interface Actor extends Member {
  readonly id: number;
  readonly session_id: string;
  readonly has_factor: boolean;
  readonly token?: undefined;
}

/** A company token that calls (beyond § 17). There is no user, and its only membership is in its company. */
export interface TokenActor extends Member {
  readonly id: null;
  readonly is_superuser: false;
  readonly scopes: readonly TokenScope[];
  readonly token: TokenRef & { readonly company_id: number };
}

/** A company token, where it stands for whoever acted. */
export interface TokenRef {
  readonly id: number;
  readonly name: string;
}

/**
 * Whoever calls: a user, or a company token on the endpoints that name a scope. Operations behind those take a principal; all others
 * take a user, so that opening an endpoint to tokens without looking at its operation is a compile error.
 */
export type Principal = Actor | TokenActor;

/** The principal's roles in a company, for `can`. */
export const rolesIn = (actor: Principal, company_id: number): readonly Role[] =>
  actor.memberships.filter((membership) => membership.company_id === company_id).map(({ role }) => role);

/** The rows a principal may read. A required argument of every query on a tenant's table: omitting it is a compile error. */
export type Scope =
  | { readonly all: true }
  | { readonly all: false; readonly user_id: number | null; readonly company_ids: readonly number[] };

export const EVERYTHING: Scope = { all: true };

export function visibleTo(actor: Principal): Scope {
  if (actor.is_superuser) return EVERYTHING;
  return { all: false, user_id: actor.id, company_ids: [...new Set(actor.memberships.map((m) => m.company_id))] };
}

/** Of the rows that a principal may read, those of the companies in which it has a permission. */
export function permittedTo(actor: Principal, permission: Permission): Scope {
  const scope = visibleTo(actor);
  if (scope.all) return scope;
  const may = (company_id: number) => can(actor, permission, { roles: rolesIn(actor, company_id) });
  return { ...scope, company_ids: scope.company_ids.filter(may) };
}
