import * as users from '#core/contract/records/users.ts';
import * as contract from '#core/contract/registry/representatives.ts';
import { REPRESENTATIVE_TYPES } from '#core/lookups.ts';
import { lookupPage } from '../../../db/lists/constant-list.ts';
import { routes, serve } from '../../../http/serve.ts';
import { examineUser } from '../../records/users/account/examine-user.ts';
import { readPermissions } from '../companies/read/read-permissions.ts';
import { checkInviteToken, confirmInvitation } from './invite/confirm-invitation.ts';
import { examineInvite, inviteRepresentative } from './invite/invite-representative.ts';
import { resendInvitation } from './invite/resend-invitation.ts';
import { changeRepresentative, examineRoleChange } from './members/change-representative.ts';
import { deleteUser } from './members/delete-user.ts';
import { listRepresentativesPage } from './members/list-representatives.ts';
import { removeRepresentative } from './members/remove-representative.ts';

export const representativeRoutes = routes(
  serve(
    contract.listRepresentatives,
    ({ deps, actor, params, query }) => listRepresentativesPage(deps, actor, params.id, query),
    async ({ deps, actor, params }) => {
      await readPermissions(deps, actor, params.id);
      return {};
    },
  ),
  serve(contract.listRepresentativeTypes, async ({ query }) =>
    lookupPage(REPRESENTATIVE_TYPES, query, ({ name }) => name),
  ),
  serve(
    contract.inviteRepresentative,
    ({ deps, actor, body }) => inviteRepresentative(deps, actor, body),
    ({ deps, actor, given }) => examineInvite(deps, actor, given),
  ),
  serve(contract.resendInvitation, ({ deps, actor, params }) => resendInvitation(deps, actor, params.id)),
  serve(
    contract.changeRepresentative,
    ({ deps, actor, params, body }) => changeRepresentative(deps, actor, params.id, body),
    ({ deps, actor, params }) => examineRoleChange(deps, actor, params.id),
  ),
  serve(contract.removeRepresentative, ({ deps, actor, params }) => removeRepresentative(deps, actor, params.id)),
  serve(
    users.deleteUser,
    async ({ deps, actor, params, refreshCookie }) => {
      await deleteUser(deps, actor, params.id);
      if (params.id === actor.id) refreshCookie.clear();
    },
    examineUser('user.delete'),
  ),
  serve(contract.checkInviteToken, ({ deps, body }) => checkInviteToken(deps, body)),
  serve(contract.confirmInvitation, async ({ deps, params, body, origin, refreshCookie }) => {
    const confirmed = await confirmInvitation(deps, params.token, body, origin);
    if (confirmed.refresh !== undefined) refreshCookie.set(confirmed.refresh);
    return confirmed;
  }),
);
