import * as reading from '#core/contract/notice-reading.ts';
import * as contract from '#core/contract/notices.ts';
import { CARRIERS, NOTICE_STATUSES, SOURCES } from '#core/lookups.ts';
import { lookupPage } from '../../../db/page.ts';
import { routes, serve } from '../../../http/serve.ts';
import { attachToNotice, changeNoticeSender, deleteNotice, sendNotice } from './change-notice.ts';
import { countNotices } from './count-notices.ts';
import { createNotice } from './create-notice.ts';
import { explainReading } from '../inbound/explain-reading.ts';
import { listCompanyNotices, listNotices, listNoticesWithoutSent } from './list-notices.ts';
import { readNoticeAgain } from '../inbound/read-again.ts';
import { checkLastNotice, readNotice } from './read-notice.ts';
import { receiveNotice } from '../inbound/receive-notice.ts';
import { updateNotice } from './update-notice.ts';

const byName = ({ name }: { name: string }) => name;

export const noticeRoutes = routes(
  serve(contract.listNotices, ({ deps, actor, query }) => listNotices(deps, actor, query)),
  serve(contract.listNoticesWithoutSent, ({ deps, actor, query }) => listNoticesWithoutSent(deps, actor, query)),
  serve(contract.listCompanyNotices, ({ deps, actor, params, query }) =>
    listCompanyNotices(deps, actor, params.id, query),
  ),
  serve(contract.getNotice, ({ deps, actor, params }) => readNotice(deps.db, actor, params.id)),
  serve(contract.createNotice, ({ deps, actor, body }) => createNotice(deps, actor, body)),
  receiveNotice,
  serve(contract.updateNotice, ({ deps, actor, params, body }) => updateNotice(deps, actor, params.id, body)),
  serve(contract.deleteNotice, ({ deps, actor, params }) => deleteNotice(deps, actor, params.id)),
  serve(contract.changeNoticeSender, ({ deps, actor, params, body }) =>
    changeNoticeSender(deps, actor, params.id, body),
  ),
  serve(contract.sendNotice, ({ deps, actor, params, body }) => sendNotice(deps, actor, params.id, body)),
  serve(contract.attachToNotice, ({ deps, actor, params, files, file_id }) =>
    attachToNotice(deps, actor, params.id, { files, file_id }),
  ),
  serve(reading.readNoticeAgain, ({ deps, actor, params }) => readNoticeAgain(deps, actor, params.id)),
  serve(reading.getNoticeReading, ({ deps, actor, params }) => explainReading(deps, actor, params.id)),
  serve(contract.countNotices, ({ deps, actor }) => countNotices(deps, actor)),
  serve(contract.checkLastNotice, ({ deps, actor }) => checkLastNotice(deps, actor)),
  serve(contract.listNoticeStatuses, async ({ query }) => lookupPage(NOTICE_STATUSES, query, byName)),
  serve(contract.listNoticeSources, async ({ query }) => lookupPage(SOURCES, query, byName)),
  serve(contract.listNoticeCarriers, async ({ query }) => lookupPage(CARRIERS, query, byName)),
);
