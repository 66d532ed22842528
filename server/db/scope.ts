import type { Role } from '#core/lookups.ts';
import type { Actor as User } from '#core/rules/records/permissions.ts';

/** The caller, read from the database on every request, with company memberships. */
export interface Actor extends User {
  readonly session_id: string;
  readonly has_factor: boolean;
  readonly memberships: readonly { readonly company_id: number; readonly role: Role }[];
}

/** The actor's roles in a company, for `can`. */
export const rolesIn = (actor: Actor, company_id: number): readonly Role[] =>
  actor.memberships.filter((membership) => membership.company_id === company_id).map(({ role }) => role);

/** The rows an actor may read. A required argument of every query on a tenant's table: omitting it is a compile error. */
export type Scope =
  | { readonly all: true }
  | { readonly all: false; readonly user_id: number; readonly company_ids: readonly number[] };

export const EVERYTHING: Scope = { all: true };

export function visibleTo(actor: Actor): Scope {
  if (actor.is_superuser) return EVERYTHING;
  return { all: false, user_id: actor.id, company_ids: [...new Set(actor.memberships.map((m) => m.company_id))] };
}
