import * as reading from '#core/contract/intake/notice-reading.ts';
import * as contract from '#core/contract/intake/notices.ts';
import { SOURCE } from '#core/lookups.ts';
import { routes, serve } from '../../../http/serve.ts';
import { createNotice } from './make/create-notice.ts';
import { examineTyped } from './make/examine-typed.ts';
import { explainReading } from './read/explain-reading.ts';
import { readNoticeAgain } from './read/read-notice-again.ts';
import { receiveMessage } from './receive/receive-message.ts';

/** A raw message by HTTP is received like one by SMTP, without an envelope. */
const receiveNotice = serve(contract.receiveNotice, async ({ deps, raw, asRepeat }) => {
  const message = { raw, source_id: SOURCE.api, envelope_from: '', recipients: [] };
  const { is_repeat, message_id, notices } = await receiveMessage(deps, message);
  if (is_repeat) asRepeat();
  return { message_id, notices };
});

export const inboundRoutes = routes(
  serve(
    contract.createNotice,
    ({ deps, actor, body }) => createNotice(deps, actor, body),
    async ({ deps, actor, given }) => (await examineTyped({ db: deps.db, now: deps.clock.now() }, actor, given)).errors,
  ),
  receiveNotice,
  serve(reading.readNoticeAgain, ({ deps, actor, params }) => readNoticeAgain(deps, actor, params.id)),
  serve(reading.getNoticeReading, ({ deps, actor, params }) => explainReading(deps, actor, params.id)),
);
