import type { Representative } from '#core/contract/registry/representatives.ts';
import { AppError } from '#core/errors.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Actor } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { refuseRemoved } from '../../companies/change/refuse-removed.ts';
import { authorizeRole } from '../members/authorize-role.ts';
import { lockRepresentative, readRepresentative } from '../members/read-representative.ts';
import { type RepresentativeRow, renewInvitation } from '../representatives.queries.ts';
import { mailInvitation, newInvitationToken } from './send-invitation.ts';

function checkResend(actor: Actor, target: RepresentativeRow): void {
  authorizeRole(actor, target.company_id, target.role);
  refuseRemoved(target);
  if (target.status !== 'invited') throw new AppError('invitation_accepted');
}

/** The new link replaces the old one and is valid for another seven days. */
export async function resendInvitation(deps: Deps, actor: Actor, id: number): Promise<Representative> {
  return transaction(deps, actor, async (tx) => {
    const target = await lockRepresentative(tx, actor, id);
    checkResend(actor, target);
    const { token, stored } = newInvitationToken(tx.now);
    await renewInvitation(tx.db, id, stored);
    const { email, role, company_id, company_name: company } = target;
    await mailInvitation(tx, deps.config, {
      ...{ email, role, company, company_id },
      ...{ token, until: stored.token_expires_date },
    });
    recordHistory(tx, { model: 'representative', object_id: id, action: 'invited again' });
    return readRepresentative(tx.db, actor, id);
  });
}
