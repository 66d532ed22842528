import type { Endpoint } from '#core/contract/endpoint.ts';
import { AppError } from '#core/errors.ts';
import { isFactorRequired } from '#core/rules/records/required-factor.ts';
import type { Config } from '../../base/config.ts';
import type { Actor, Principal } from '../../db/scope.ts';

type Required = Pick<Config, 'REQUIRE_FACTOR'>;

/** beyond § 18: whether a user has to set up a second factor first. */
export const lacksFactor = ({ REQUIRE_FACTOR }: Required, actor: Actor): boolean =>
  !actor.has_factor && isFactorRequired(REQUIRE_FACTOR, actor);

/** Until then only their own account is open. Checked before the record and the body are looked at. Company tokens need none. */
export function refuseWithoutFactor(
  config: Required,
  { withoutFactor }: Endpoint,
  actor: Principal,
  params: unknown,
): void {
  if (actor.token || withoutFactor === 'always' || !lacksFactor(config, actor)) return;
  const isOwn = withoutFactor === 'own' && (params as { id?: string }).id === String(actor.id);
  if (!isOwn) throw new AppError('factor_required');
}
