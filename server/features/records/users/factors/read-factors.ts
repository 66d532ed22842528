import type { Factors } from '#core/contract/records/factors.ts';
import type { Actor } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { countRecoveryCodes, findTotp, listPasskeys } from '../../auth/factor/factors.queries.ts';
import { refuseOthersFactors } from './own-factors.ts';
import { presentPasskey } from './passkeys.ts';

export async function readFactors(deps: Deps, actor: Actor, id: number): Promise<Factors> {
  await refuseOthersFactors(deps, actor, id);
  const totp = await findTotp(deps.db, id);
  return {
    totp: totp?.confirmed_date != null,
    passkeys: (await listPasskeys(deps.db, id)).map(presentPasskey),
    recovery_codes_left: await countRecoveryCodes(deps.db, id),
  };
}
