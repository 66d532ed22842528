import * as contract from '#core/contract/representatives.ts';
import { routes, serve } from '../../http/serve.ts';
import { checkInviteToken } from './check-invite-token.ts';

export const representativeRoutes = routes(
  serve(contract.checkInviteToken, ({ deps, body }) => checkInviteToken(deps, body)),
);
