import * as contract from '#core/contract/views/digest.ts';
import { routes, serve } from '../../../http/serve.ts';
import { chooseDigest, readDigestChoice } from './choose-digest.ts';

export const digestRoutes = routes(
  serve(contract.getDigestChoice, ({ deps, actor }) => readDigestChoice(deps, actor.id)),
  serve(contract.setDigestChoice, ({ deps, actor, body }) => chooseDigest(deps, actor.id, body)),
);
