import { hashSecret } from '../../../../crypto/secrets.ts';
import type { Deps } from '../../../../deps.ts';
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
