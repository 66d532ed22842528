import * as contract from '#core/contract/records/users.ts';
import { routes, serve } from '../../../http/serve.ts';
import { changePassword } from './account/change-password.ts';
import { examineUser } from './account/examine-user.ts';
import { renameUser } from './account/rename-user.ts';
import { setProfileImage } from './account/set-profile-image.ts';
import { exportUsers } from './read/export-users.ts';
import { listLogins, listUserCompanies } from './read/list-logins.ts';
import { listStatusesOfUser, listUserStatuses, listUsersPage } from './read/list-users.ts';
import { readProfile, readUser } from './read/read-user.ts';
import { setSuperuser } from './status/set-superuser.ts';
import { examineStatus, setUserStatus } from './status/set-user-status.ts';

export const userRoutes = routes(
  serve(contract.getProfile, ({ deps, actor }) => readProfile(deps, actor)),
  serve(contract.listUsers, ({ deps, query }) => listUsersPage(deps, query)),
  serve(contract.exportUsers, ({ deps, query }) => exportUsers(deps, query)),
  serve(contract.getUser, ({ deps, actor, params }) => readUser(deps, actor, params.id)),
  serve(
    contract.renameUser,
    ({ deps, actor, params, body }) => renameUser(deps, actor, params.id, body),
    examineUser('user.rename'),
  ),
  serve(
    contract.changePassword,
    ({ deps, actor, params, body }) => changePassword(deps, actor, params.id, body),
    examineUser('user.set_password'),
  ),
  serve(contract.uploadProfileImage, ({ deps, actor, files }) => setProfileImage(deps, actor, files[0])),
  serve(
    contract.listLogins,
    ({ deps, actor, params, query }) => listLogins(deps, actor, params.id, query),
    examineUser('user.see_logins'),
  ),
  serve(
    contract.listUserCompanies,
    ({ deps, actor, params, query }) => listUserCompanies(deps, actor, params.id, query),
    examineUser('user.see_logins'),
  ),
  serve(contract.listUserStatuses, ({ query }) => listUserStatuses(query)),
  serve(contract.listStatusesOfUser, ({ deps, actor, params, query }) =>
    listStatusesOfUser(deps, actor, params.id, query),
  ),
  // Superusers only; one's own status and rights are a state (409).
  serve(
    contract.setUserStatus,
    ({ deps, actor, params, body }) => setUserStatus(deps, actor, params.id, body),
    examineStatus,
  ),
  serve(
    contract.setSuperuser,
    ({ deps, actor, params, body }) => setSuperuser(deps, actor, params.id, body),
    examineUser(),
  ),
);
