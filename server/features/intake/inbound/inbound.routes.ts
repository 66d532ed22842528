import * as reading from '#core/contract/intake/notice-reading.ts';
import * as contract from '#core/contract/intake/notices.ts';
import { routes, serve } from '../../../http/serve.ts';
import { createNotice } from './make/create-notice.ts';
import { receiveNotice } from './make/receive-notice.ts';
import { explainReading } from './read/explain-reading.ts';
import { readNoticeAgain } from './read/read-again.ts';

export const inboundRoutes = routes(
  serve(contract.createNotice, ({ deps, actor, body }) => createNotice(deps, actor, body)),
  receiveNotice,
  serve(reading.readNoticeAgain, ({ deps, actor, params }) => readNoticeAgain(deps, actor, params.id)),
  serve(reading.getNoticeReading, ({ deps, actor, params }) => explainReading(deps, actor, params.id)),
);
