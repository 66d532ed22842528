import * as hosts from '#core/contract/intake/assigned-hosts.ts';
import * as contract from '#core/contract/intake/notices.ts';
import { routes, serve } from '../../../http/serve.ts';
import { assignHost, deleteAssignedHost, examineAssignment, listAssignedHosts } from './assign-host.ts';
import { attachToNotice, changeNoticeSender, deleteNotice, sendNotice } from './change-notice.ts';
import { examineHandling, examineUpdate } from './examine-handling.ts';
import { updateNotice } from './update-notice.ts';

export const handlingRoutes = routes(
  serve(
    contract.updateNotice,
    ({ deps, actor, params, body }) => updateNotice(deps, actor, params.id, body),
    examineUpdate,
  ),
  serve(hosts.listAssignedHosts, ({ deps, query }) => listAssignedHosts(deps, query)),
  serve(
    hosts.assignHost,
    ({ deps, actor, body }) => assignHost(deps, actor, body),
    ({ deps, given }) => examineAssignment(deps, given),
  ),
  serve(hosts.deleteAssignedHost, ({ deps, actor, params }) => deleteAssignedHost(deps, actor, params.id)),
  serve(contract.deleteNotice, ({ deps, actor, params }) => deleteNotice(deps, actor, params.id)),
  serve(
    contract.changeNoticeSender,
    ({ deps, actor, params, body }) => changeNoticeSender(deps, actor, params.id, body),
    examineHandling,
  ),
  serve(
    contract.sendNotice,
    ({ deps, actor, params, body }) => sendNotice(deps, actor, params.id, body),
    examineHandling,
  ),
  serve(
    contract.attachToNotice,
    ({ deps, actor, params, files, file_id }) => attachToNotice(deps, actor, params.id, { files, file_id }),
    examineHandling,
  ),
);
