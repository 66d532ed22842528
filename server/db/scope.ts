import type { Role } from '#core/lookups.ts';
import type { Actor as Asker } from '#core/rules/records/permissions.ts';

/** The one who calls: read from the database at each call, with the companies they act for. */
export interface Actor extends Asker {
  readonly session_id: string;
  readonly memberships: readonly { readonly company_id: number; readonly role: Role }[];
}

/** The actor's roles in a company: what `can` is asked with. */
export const rolesIn = (actor: Actor, company_id: number): readonly Role[] =>
  actor.memberships.filter((membership) => membership.company_id === company_id).map(({ role }) => role);

/** What may be read. A required argument of every read of a tenant's table: forgetting it does not compile. */
export type Scope =
  | { readonly all: true }
  | { readonly all: false; readonly user_id: number; readonly company_ids: readonly number[] };

export const EVERYTHING: Scope = { all: true };

export function visibleTo(actor: Actor): Scope {
  if (actor.is_superuser) return EVERYTHING;
  return { all: false, user_id: actor.id, company_ids: [...new Set(actor.memberships.map((m) => m.company_id))] };
}
