import type { EvidenceListQuery, EvidencePack } from '#core/contract/intake/evidence-packs.ts';
import { evidenceStatus } from '#core/rules/intake/evidence-pack.ts';
import { iso } from '../../../db/lists/json-dates.ts';
import { type Principal, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { getNoticeBrief } from '../notices/notices.queries.ts';
import { authorizeHandling } from '../notices/write/authorize-handling.ts';
import { getPack, listPacks, type PackView } from './packs.queries.ts';

function present({ id, status, file, created_date, error, expires_date }: PackView, now: Date): EvidencePack {
  const current = evidenceStatus(status, expires_date === null ? null : new Date(expires_date), now);
  return { id, status: current, file: current === 'ready' ? file : null, created_date: iso(created_date), error };
}

export async function readEvidence({ db, clock }: Deps, actor: Principal, id: number): Promise<EvidencePack> {
  const pack = found(await getPack(db, visibleTo(actor), id));
  authorizeHandling(actor, pack);
  return present(pack, clock.now());
}

export async function listEvidence({ db, clock }: Deps, actor: Principal, notice_id: number, query: EvidenceListQuery) {
  const { company_id, ...notice } = found(await getNoticeBrief(db, visibleTo(actor), notice_id));
  authorizeHandling(actor, { company_id });
  const { rows, count } = await listPacks(db, { notice_id: notice.id, company_id }, query);
  return { results: rows.map((pack) => present(pack, clock.now())), count };
}
