import * as contract from '#core/contract/intake/evidence-packs.ts';
import { routes, serve } from '../../../http/serve.ts';
import { listEvidence, readEvidence } from './read-evidence.ts';
import { startEvidence } from './start-evidence.ts';

export const evidenceRoutes = routes(
  serve(contract.createEvidence, ({ deps, actor, params }) => startEvidence(deps, actor, params.id)),
  serve(contract.listEvidence, ({ deps, actor, params, query }) => listEvidence(deps, actor, params.id, query)),
  serve(contract.getEvidence, ({ deps, actor, params }) => readEvidence(deps, actor, params.id)),
);
