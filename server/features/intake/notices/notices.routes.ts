import * as links from '#core/contract/intake/ignored-links.ts';
import * as counts from '#core/contract/intake/notice-counts.ts';
import * as lookups from '#core/contract/intake/notice-lookups.ts';
import * as contract from '#core/contract/intake/notices.ts';
import { CARRIERS, NOTICE_STATUSES, SOURCES } from '#core/lookups.ts';
import { lookupPage } from '../../../db/lists/constant-list.ts';
import { routes, serve } from '../../../http/serve.ts';
import { readPermissions } from '../../registry/companies/read/read-permissions.ts';
import { countNotices } from './read/count-notices.ts';
import { listCompanyNotices, listNotices, listNoticesOfLink, listNoticesWithoutSent } from './read/list-notices.ts';
import { checkLastNotice, readNotice } from './read/read-notice.ts';

const byName = ({ name }: { name: string }) => name;

export const noticeRoutes = routes(
  serve(contract.listNotices, ({ deps, actor, query }) => listNotices(deps, actor, query)),
  serve(contract.listNoticesWithoutSent, ({ deps, actor, query }) => listNoticesWithoutSent(deps, actor, query)),
  serve(
    contract.listCompanyNotices,
    ({ deps, actor, params, query }) => listCompanyNotices(deps, actor, params.id, query),
    async ({ deps, actor, params }) => {
      await readPermissions(deps, actor, params.id);
      return {};
    },
  ),
  serve(contract.getNotice, ({ deps, actor, params }) => readNotice(deps, actor, params.id)),
  serve(links.listIgnoredLinkNotices, ({ deps, actor, params, query }) =>
    listNoticesOfLink(deps, actor, params.id, query),
  ),
  serve(counts.countNotices, ({ deps, actor }) => countNotices(deps, actor)),
  serve(counts.checkLastNotice, ({ deps, actor }) => checkLastNotice(deps, actor)),
  serve(lookups.listNoticeStatuses, async ({ query }) => lookupPage(NOTICE_STATUSES, query, byName)),
  serve(lookups.listNoticeSources, async ({ query }) => lookupPage(SOURCES, query, byName)),
  serve(lookups.listNoticeCarriers, async ({ query }) => lookupPage(CARRIERS, query, byName)),
);
