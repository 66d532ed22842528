import * as contract from '#core/contract/intake/replies.ts';
import { routes, serve } from '../../../http/serve.ts';
import { draftReply } from './draft-reply.ts';
import { examineReply, sendReply } from './send-reply.ts';

export const replyRoutes = routes(
  serve(contract.getReply, ({ deps, actor, params }) => draftReply(deps, actor, params.id)),
  serve(
    contract.sendReply,
    ({ deps, actor, params, body, asRepeat }) => sendReply(deps, actor, params.id, body, asRepeat),
    examineReply,
  ),
);
