import * as contract from '#core/contract/standing.ts';
import { visibleTo } from '../../../db/scope.ts';
import { routes, serve } from '../../../http/serve.ts';
import { checkNoticeAddress } from './check-notice-address.ts';
import { readStanding } from './read-standing.ts';
import { sendFailedAgain } from './send-failed-again.ts';

export const protectionRoutes = routes(
  serve(contract.getStanding, ({ deps, actor, params }) => readStanding(deps, visibleTo(actor), params.id)),
  serve(contract.sendFailedAgain, ({ deps, actor, params }) => sendFailedAgain(deps, actor, params.id)),
  serve(contract.checkNoticeAddress, ({ deps, actor, params }) => checkNoticeAddress(deps, actor, params.id)),
);
