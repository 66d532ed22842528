import * as contract from '#core/contract/intake/counter-notices.ts';
import { routes, serve } from '../../../http/serve.ts';
import { assessHold, examineAssessment } from './holds/assess-hold.ts';
import { examineHold, reportHold } from './holds/report-hold.ts';
import { draftCounterReply, examineCounterReply, sendCounterReply } from './mail/reply-to-sender.ts';
import { createCounterNotice, examineCreate } from './make/create-counter-notice.ts';
import { examineUpdate, forwardCounterNotice, updateCounterNotice } from './make/update-counter-notice.ts';
import { listCounterNotices, readClock, readCounterNotice } from './read/read-counter-notices.ts';

export const counterNoticeRoutes = routes(
  serve(contract.listCounterNotices, ({ deps, actor, query }) => listCounterNotices(deps, actor, query)),
  serve(contract.createCounterNotice, ({ deps, actor, body }) => createCounterNotice(deps, actor, body), examineCreate),
  serve(contract.getCounterNoticeClock, ({ query }) => readClock(query.date)),
  serve(contract.getCounterNotice, ({ deps, actor, params }) => readCounterNotice(deps, actor, params.id)),
  serve(
    contract.updateCounterNotice,
    ({ deps, actor, params, body }) => updateCounterNotice(deps, actor, params.id, body),
    examineUpdate,
  ),
  serve(contract.forwardCounterNotice, ({ deps, actor, params }) => forwardCounterNotice(deps, actor, params.id)),
  serve(contract.createHold, ({ deps, actor, params, body }) => reportHold(deps, actor, params.id, body), examineHold),
  serve(
    contract.updateHold,
    ({ deps, actor, params, body }) => assessHold(deps, actor, params.id, body),
    examineAssessment,
  ),
  serve(contract.getCounterNoticeReply, ({ deps, actor, params }) => draftCounterReply(deps, actor, params.id)),
  serve(
    contract.sendCounterNoticeReply,
    ({ deps, actor, params, body, asRepeat }) => sendCounterReply(deps, actor, params.id, body, asRepeat),
    examineCounterReply,
  ),
);
