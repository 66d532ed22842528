import * as lumen from '#core/contract/intake/lumen.ts';
import * as contract from '#core/contract/intake/transparency.ts';
import { routes, serve } from '../../../http/serve.ts';
import { exportTransparencyCsv, exportTransparencyPdf } from './export-transparency.ts';
import { exportLumenNotices, readLumenNotice } from './lumen/read-lumen.ts';
import { readTransparency } from './read-transparency.ts';

export const transparencyRoutes = routes(
  serve(contract.getTransparency, ({ deps, actor, params, query }) => readTransparency(deps, actor, params.id, query)),
  serve(contract.exportTransparencyCsv, ({ deps, actor, params, query }) =>
    exportTransparencyCsv(deps, actor, params.id, query),
  ),
  serve(contract.exportTransparencyPdf, ({ deps, actor, params, query }) =>
    exportTransparencyPdf(deps, actor, params.id, query),
  ),
  serve(lumen.getLumenNotice, ({ deps, actor, params }) => readLumenNotice(deps, actor, params.id)),
  serve(lumen.exportLumenNotices, ({ deps, actor, params, query }) =>
    exportLumenNotices(deps, actor, params.id, query.month),
  ),
);
