import * as contract from '#core/contract/representatives.ts';
import * as users from '#core/contract/users.ts';
import { REPRESENTATIVE_TYPES } from '#core/lookups.ts';
import { lookupPage } from '../../../db/lists/constant-list.ts';
import { routes, serve } from '../../../http/serve.ts';
import { changeRepresentative } from './change-representative.ts';
import { checkInviteToken } from './check-invite-token.ts';
import { confirmInvitation } from './confirm-invitation.ts';
import { deleteUser } from './delete-user.ts';
import { inviteRepresentative } from './invite-representative.ts';
import { listRepresentativesPage } from './list-representatives.ts';
import { removeRepresentative } from './remove-representative.ts';
import { resendInvitation } from './resend-invitation.ts';

export const representativeRoutes = routes(
  serve(contract.listRepresentatives, ({ deps, actor, params, query }) =>
    listRepresentativesPage(deps, actor, params.id, query),
  ),
  serve(contract.listRepresentativeTypes, async ({ query }) =>
    lookupPage(REPRESENTATIVE_TYPES, query, ({ name }) => name),
  ),
  serve(contract.inviteRepresentative, ({ deps, actor, body }) => inviteRepresentative(deps, actor, body)),
  serve(contract.resendInvitation, ({ deps, actor, params }) => resendInvitation(deps, actor, params.id)),
  serve(contract.changeRepresentative, ({ deps, actor, params, body }) =>
    changeRepresentative(deps, actor, params.id, body),
  ),
  serve(contract.removeRepresentative, ({ deps, actor, params }) => removeRepresentative(deps, actor, params.id)),
  serve(users.deleteUser, async ({ deps, actor, params, refreshCookie }) => {
    await deleteUser(deps, actor, params.id);
    if (params.id === actor.id) refreshCookie.clear();
  }),
  serve(contract.checkInviteToken, ({ deps, body }) => checkInviteToken(deps, body)),
  serve(contract.confirmInvitation, ({ deps, params, body }) => confirmInvitation(deps, params.token, body)),
);
