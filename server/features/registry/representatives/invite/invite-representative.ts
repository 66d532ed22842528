import type { Representative } from '#core/contract/registry/representatives.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { type Role, roleOfType } from '#core/lookups.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { refuseRemoved } from '../../companies/change/refuse-removed.ts';
import { authorizeRole } from '../members/authorize-role.ts';
import { readRepresentative } from '../members/read-representative.ts';
import { invitation } from '../members/role-changes.ts';
import { findCompany, hasRole, insertInvitation, lockTeam } from '../representatives.queries.ts';
import { mailInvitation, newInvitationToken } from './send-invitation.ts';

interface Invite {
  company_id: number;
  email: string;
  role: Role;
}

/** Access to the company, and to the role if it is known: checked before the rest of an invitation. */
export async function examineInvite(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { company_id, role, type }: { company_id?: number; role?: Role; type?: number },
): Promise<FieldErrors> {
  if (company_id === undefined) return {};
  found(await findCompany(db, visibleTo(actor), company_id));
  const chosen = role ?? (type === undefined ? undefined : roleOfType(type));
  authorizeRole(actor, company_id, ...(chosen ? [chosen] : []));
  return {};
}

async function checkInvite(db: Db, actor: Actor, { company_id, email, role }: Invite): Promise<string> {
  const company = found(await findCompany(db, visibleTo(actor), company_id));
  authorizeRole(actor, company_id, role);
  refuseRemoved(company);
  if (await hasRole(db, company_id, email, role)) throw new AppError('representative_exists');
  return company.name;
}

/** decisions §6: one person may have several roles, each through a separate invitation. */
export async function inviteRepresentative(deps: Deps, actor: Actor, invite: Invite): Promise<Representative> {
  // Checked before locking, so that a caller without access cannot block the company.
  await checkInvite(deps.db, actor, invite);
  return transaction(deps, actor, async (tx) => {
    await lockTeam(tx.db, invite.company_id);
    const company = await checkInvite(tx.db, actor, invite);
    const { token, stored } = newInvitationToken(tx.now);
    const id = await insertInvitation(tx.db, { ...invite, ...stored });
    const { email, role } = invite;
    await mailInvitation(tx, deps.config, {
      ...{ email, role, company, company_id: invite.company_id },
      ...{ token, until: stored.token_expires_date },
    });
    recordHistory(tx, invitation({ id, ...invite }));
    return readRepresentative(tx.db, actor, id);
  });
}
