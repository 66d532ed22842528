import type { Output } from '#core/contract/endpoint.ts';
import { type confirmInvitation as confirmation, InviteConfirm } from '#core/contract/registry/representatives.ts';
import { AppError } from '#core/errors.ts';
import { hashPassword } from '../../../../crypto/passwords.ts';
import { hashSecret } from '../../../../crypto/secrets.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Db } from '../../../../db/tables.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { parsed } from '../../../../http/request/parse.ts';
import type { Origin } from '../../../../http/serve.ts';
import { ensureAccount } from '../../../records/auth/session/ensure-account.ts';
import { openSession } from '../../../records/auth/session/open-session.ts';
import { acceptInvitation, lockTeam } from '../representatives.queries.ts';
import { findInvitation } from './invitations.queries.ts';

/** decisions §6: the address and company of an invitation, and whether it can still be accepted. */
export async function checkInviteToken({ db, clock }: Deps, { token }: { token: string }) {
  const invitation = await findInvitation(db, hashSecret(token), clock.now());
  return {
    valid: invitation?.valid ?? false,
    email: invitation?.email ?? null,
    company: invitation ? { id: invitation.company_id, name: invitation.company_name } : null,
    is_new_user: invitation?.is_new_user ?? false,
  };
}

type Confirmed = Output<typeof confirmation>;

async function findValidInvitation(db: Db, token: string, now: Date) {
  const invitation = await findInvitation(db, hashSecret(token), now);
  if (!invitation?.valid) throw new AppError('token_invalid');
  return invitation;
}

async function newAccount(body: unknown) {
  const { first_name, last_name, password } = parsed(InviteConfirm, body ?? {});
  return { first_name, last_name, password_hash: await hashPassword(password) };
}

/**
 * decisions §6: a new user chooses a name and password, and is logged in with them. For an existing account the request
 * body is ignored, and no session is opened: the link proves the address, not the password.
 */
export async function confirmInvitation(deps: Deps, token: string, body: unknown, origin: Origin): Promise<Confirmed> {
  const known = await findValidInvitation(deps.db, token, deps.clock.now());
  const account = known.is_new_user ? await newAccount(body) : undefined;
  const { email, user_id, isActivated } = await transaction(deps, null, async (tx) => {
    // Concurrent confirmations are serialized: the second one finds the link already used.
    await lockTeam(tx.db, known.company_id);
    const { id, email } = await findValidInvitation(tx.db, token, tx.now);
    const { user_id, isActivated } = await ensureAccount(tx, email, account);
    tx.actor_id = user_id;
    await acceptInvitation(tx.db, id, user_id);
    const changes = [{ field: 'status', from: 'invited', to: 'active' }];
    recordHistory(tx, { model: 'representative', object_id: id, action: 'confirmed', changes });
    return { email, user_id, isActivated };
  });
  if (!isActivated) return { email };
  return { email, ...(await openSession(deps, user_id, origin)) };
}
