import * as contract from '#core/contract/intake/notices.ts';
import { routes, serve } from '../../../http/serve.ts';
import { attachToNotice, changeNoticeSender, deleteNotice, sendNotice } from './change-notice.ts';
import { examineHandling, examineUpdate } from './examine-handling.ts';
import { updateNotice } from './update-notice.ts';

export const handlingRoutes = routes(
  serve(
    contract.updateNotice,
    ({ deps, actor, params, body }) => updateNotice(deps, actor, params.id, body),
    examineUpdate,
  ),
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
  serve(contract.attachToNotice, ({ deps, actor, params, files, file_id }) =>
    attachToNotice(deps, actor, params.id, { files, file_id }),
  ),
);
