import type { Download } from '#core/contract/endpoint.ts';
import type { TransparencyQuery } from '#core/contract/intake/transparency.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { type Principal, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { findCompany } from '../../registry/companies/read/read-company.ts';
import { readTransparency } from './read-transparency.ts';
import { transparencyCsv } from './transparency-csv.ts';
import { transparencyPdf } from './transparency-pdf.ts';

const nameOf = ({ from, to }: TransparencyQuery): string => `transparency-${from}-${to}`;

export async function exportTransparencyCsv(
  deps: Deps,
  actor: Principal,
  company_id: number,
  query: TransparencyQuery,
): Promise<Download> {
  return transparencyCsv(await readTransparency(deps, actor, company_id, query), nameOf(query));
}

export async function exportTransparencyPdf(
  deps: Deps,
  actor: Principal,
  company_id: number,
  query: TransparencyQuery,
): Promise<Download> {
  const report = await readTransparency(deps, actor, company_id, query);
  const { name: company } = await findCompany(deps.db, visibleTo(actor), company_id);
  const bytes = await transparencyPdf({ company, ...query, today: dateOf(deps.clock.now()), report });
  return { name: `${nameOf(query)}.pdf`, type: 'application/pdf', bytes };
}
