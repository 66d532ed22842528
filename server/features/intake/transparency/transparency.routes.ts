import * as lumen from '#core/contract/intake/lumen.ts';
import * as contract from '#core/contract/intake/transparency.ts';
import { type Principal, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { routes, serve } from '../../../http/serve.ts';
import { checkCompany } from '../../registry/companies/read/read-company.ts';
import { exportTransparencyCsv, exportTransparencyPdf } from './export-transparency.ts';
import { checkExport, exportLumenNotices, readLumenNotice } from './lumen/read-lumen.ts';
import { readTransparency } from './read-transparency.ts';

interface Visit {
  deps: Deps;
  actor: Principal;
  params: { id: number };
}

/** Before the months: a company that the caller may not see has none. */
async function examineReader({ deps, actor, params }: Visit) {
  await checkCompany(deps.db, visibleTo(actor), params.id);
  return {};
}

async function examineExport({ deps, actor, params }: Visit) {
  await checkExport(deps, actor, params.id);
  return {};
}

export const transparencyRoutes = routes(
  serve(
    contract.getTransparency,
    ({ deps, actor, params, query }) => readTransparency(deps, actor, params.id, query),
    examineReader,
  ),
  serve(
    contract.exportTransparencyCsv,
    ({ deps, actor, params, query }) => exportTransparencyCsv(deps, actor, params.id, query),
    examineReader,
  ),
  serve(
    contract.exportTransparencyPdf,
    ({ deps, actor, params, query }) => exportTransparencyPdf(deps, actor, params.id, query),
    examineReader,
  ),
  serve(lumen.getLumenNotice, ({ deps, actor, params }) => readLumenNotice(deps, actor, params.id)),
  serve(
    lumen.exportLumenNotices,
    ({ deps, actor, params, query }) => exportLumenNotices(deps, actor, params.id, query.month),
    examineExport,
  ),
);
