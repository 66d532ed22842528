import { AppError } from '#core/errors.ts';
import { can } from '#core/rules/records/permissions.ts';
import { EVERYTHING, type Principal, rolesIn, type Scope, visibleTo } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { companyOfSubscriber, ownerOfStrike } from './subscribers.queries.ts';

/** The companies whose notices the actor handles as a member: only their handles may be shown. */
export const handledBy = (actor: Principal): readonly number[] =>
  [...new Set(actor.memberships.map(({ company_id }) => company_id))].filter((company_id) =>
    can({ ...actor, is_superuser: false }, 'notice.handle', { roles: rolesIn(actor, company_id) }),
  );

const only = (actor: Principal, company_ids: readonly number[]): Scope => ({
  all: false,
  user_id: actor.id,
  company_ids,
});

/** The scope of a list: of one company, if it is named. Throws forbidden if the actor handles no company at all. */
export function listScope(actor: Principal, company: number | undefined): Scope {
  if (actor.is_superuser) return company === undefined ? EVERYTHING : only(actor, [company]);
  const handled = handledBy(actor);
  if (handled.length === 0) throw new AppError('forbidden');
  return only(
    actor,
    handled.filter((id) => company === undefined || id === company),
  );
}

/** The scope of what the actor handles as a member, superuser or not. */
export const memberScope = (actor: Principal): Scope => only(actor, handledBy(actor));

export const authorizeCompany = (actor: Principal, company_id: number): void =>
  authorize(actor, 'notice.handle', { roles: rolesIn(actor, company_id) });

/** Throws not_found or forbidden unless the actor handles the subscriber's company; returns that. */
export async function authorizeSubscriber(db: Db, actor: Principal, id: number): Promise<number> {
  const company_id = found(await companyOfSubscriber(db, visibleTo(actor), id));
  authorizeCompany(actor, company_id);
  return company_id;
}

/** The same for a strike; returns its subscriber. */
export async function authorizeStrike(db: Db, actor: Principal, id: number): Promise<number> {
  const { company_id, subscriber_id } = found(await ownerOfStrike(db, visibleTo(actor), id));
  authorizeCompany(actor, company_id);
  return subscriber_id;
}
