import * as contract from '#core/contract/views/protection.ts';
import { visibleTo } from '../../../db/scope.ts';
import { routes, serve } from '../../../http/serve.ts';
import { checkNoticeAddress } from './check-notice-address.ts';
import { readProtection } from './read-protection.ts';
import { resendFailedForwards } from './resend-failed-forwards.ts';

export const protectionRoutes = routes(
  serve(contract.getProtection, ({ deps, actor, params }) => readProtection(deps, visibleTo(actor), params.id)),
  serve(contract.sendFailedAgain, ({ deps, actor, params }) => resendFailedForwards(deps, actor, params.id)),
  serve(contract.checkNoticeAddress, ({ deps, actor, params }) => checkNoticeAddress(deps, actor, params.id)),
);
