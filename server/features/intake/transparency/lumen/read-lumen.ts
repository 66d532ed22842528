import type { Download } from '#core/contract/endpoint.ts';
import type { LumenNotice } from '#core/contract/intake/lumen.ts';
import { AppError, fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { addToMonth, monthOf, monthStart } from '#core/rules/intake/report-months.ts';
import { inChunks } from '../../../../db/in-chunks.ts';
import { type Principal, rolesIn, visibleTo } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { checkCompany } from '../../../registry/companies/read/read-company.ts';
import { isLumenOn } from '../../../registry/public-pages/settings.ts';
import { urlStatesOf } from '../../actions/url-states.ts';
import { lumenRows, lumenTarget, sharedBetween } from './lumen.queries.ts';
import { lumenNotice } from './lumen-notice.ts';

/** Notices that are read and written at once. */
const CHUNK = 20;

async function lumenNotices({ db, config }: Deps, ids: readonly number[]): Promise<LumenNotice[]> {
  const [rows, urls] = [await lumenRows(db, ids), await urlStatesOf(db, ids)];
  return rows.map((row) => lumenNotice(row, urls.get(row.id) ?? [], config.AGENT_ORGANIZATION));
}

async function refuseOff(db: Db, company_id: number | null): Promise<void> {
  if (company_id !== null && (await isLumenOn(db, company_id))) return;
  throw new AppError('lumen_off');
}

export async function readLumenNotice(deps: Deps, actor: Principal, id: number): Promise<LumenNotice> {
  const { company_id, is_shared } = found(await lumenTarget(deps.db, visibleTo(actor), id));
  authorize(actor, 'notice.handle', { roles: company_id === null ? [] : rolesIn(actor, company_id) });
  await refuseOff(deps.db, company_id);
  if (!is_shared) throw new AppError('lumen_refused');
  return found((await lumenNotices(deps, [id]))[0]);
}

export async function checkExport({ db }: Pick<Deps, 'db'>, actor: Principal, company_id: number): Promise<void> {
  await checkCompany(db, visibleTo(actor), company_id);
  authorize(actor, 'notice.handle', { roles: rolesIn(actor, company_id) });
}

export async function exportLumenNotices(
  deps: Deps,
  actor: Principal,
  company_id: number,
  month: string,
): Promise<Download> {
  const { db, clock } = deps;
  await checkExport(deps, actor, company_id);
  if (month > monthOf(clock.now())) throw fieldError('month', messages.monthInFuture);
  await refuseOff(db, company_id);
  const ids = await sharedBetween(db, company_id, monthStart(month), monthStart(addToMonth(month, 1)));
  async function* lines() {
    for await (const chunk of inChunks(ids, CHUNK))
      for (const notice of await lumenNotices(deps, chunk)) yield `${JSON.stringify(notice)}\n`;
  }
  return { name: `lumen-${month}.jsonl`, type: 'application/jsonl', bytes: lines() };
}
