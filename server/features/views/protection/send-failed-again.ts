import type { ProtectionReport } from '#core/contract/views/protection.ts';
import { AppError } from '#core/errors.ts';
import { type Actor, visibleTo } from '../../../db/scope.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { authorize } from '../../../http/answer/refuse.ts';
import { resendFailed } from '../../intake/forwarding/resend-failed.ts';
import { writesToOthers } from '../../registry/companies/change/refuse-non-members.ts';
import { readPermissions } from '../../registry/companies/read/read-permissions.ts';
import { readProtection } from './read-protection.ts';

/** The one click for forwards that failed. Clicked twice, the second finds nothing left to send. */
export async function sendFailedAgain(deps: Deps, actor: Actor, id: number): Promise<ProtectionReport> {
  authorize(actor, 'notice.handle', { roles: await readPermissions(deps, actor, id) });
  await transaction(deps, actor, async (tx) => {
    const { failed, sent } = await resendFailed(tx, deps.config, id);
    if (failed > 0 && sent === 0) throw new AppError('no_notice_address');
    // Its addresses are typed in: until it is registered they may be anybody's.
    if (sent > 0 && !(await writesToOthers(tx.db, actor, id))) throw new AppError('registration_incomplete');
  });
  return readProtection(deps, visibleTo(actor), id);
}
