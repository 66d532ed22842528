import * as contract from '#core/contract/registry/tokens.ts';
import { routes, serve } from '../../../http/serve.ts';
import { createToken, examineToken } from './create-token.ts';
import { listTokens, readOwnToken } from './read-tokens.ts';
import { revokeToken } from './revoke-token.ts';

export const tokenRoutes = routes(
  serve(contract.listTokens, ({ deps, actor, params, query }) => listTokens(deps, actor, params.id, query)),
  serve(
    contract.createToken,
    ({ deps, actor, params, body }) => createToken(deps, actor, params.id, body),
    examineToken,
  ),
  serve(contract.revokeToken, ({ deps, actor, params }) => revokeToken(deps, actor, params.id)),
  serve(contract.getOwnToken, ({ deps, actor }) => readOwnToken(deps, actor)),
);
