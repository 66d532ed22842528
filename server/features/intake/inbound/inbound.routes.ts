import * as reading from '#core/contract/notice-reading.ts';
import * as contract from '#core/contract/notices.ts';
import { routes, serve } from '../../../http/serve.ts';
import { createNotice } from './create-notice.ts';
import { explainReading } from './explain-reading.ts';
import { readNoticeAgain } from './read-again.ts';
import { receiveNotice } from './receive-notice.ts';

export const inboundRoutes = routes(
  serve(contract.createNotice, ({ deps, actor, body }) => createNotice(deps, actor, body)),
  receiveNotice,
  serve(reading.readNoticeAgain, ({ deps, actor, params }) => readNoticeAgain(deps, actor, params.id)),
  serve(reading.getNoticeReading, ({ deps, actor, params }) => explainReading(deps, actor, params.id)),
);
