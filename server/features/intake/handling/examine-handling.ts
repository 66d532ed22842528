import type { NoticeUpdate } from '#core/contract/intake/notices.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { type Principal, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { receiptFaults } from '../actions/receipt-faults.ts';
import { getNoticeBrief, urlsOf } from '../notices/notices.queries.ts';
import { duplicateErrors } from '../notices/write/add-urls.ts';
import { assigneeFaults } from '../notices/write/assignees.ts';
import { authorizeHandling } from '../notices/write/authorize-handling.ts';

interface Visit {
  deps: Deps;
  actor: Principal;
  params: { id: number };
}

async function handledNotice({ deps, actor, params }: Visit) {
  const notice = found(await getNoticeBrief(deps.db, visibleTo(actor), params.id));
  authorizeHandling(actor, notice);
  return notice;
}

/** Access to a notice, checked before the shape of the body. */
export async function examineHandling(visit: Visit): Promise<FieldErrors> {
  await handledNotice(visit);
  return {};
}

/** Also reports URLs that the notice already has, and who cannot be its assignee. */
export async function examineUpdate({ given, raw, ...visit }: Visit & { given: NoticeUpdate; raw: object }) {
  const { deps, actor, params } = visit;
  const notice = await handledNotice(visit);
  const assigns = 'company_id' in raw;
  if (assigns && !actor.is_superuser) throw new AppError('superuser_only');
  const { urls = [], received_date, assignee } = given;
  const known = urls.length === 0 ? [] : await urlsOf(deps.db, visibleTo(actor), [params.id]);
  const duplicates = duplicateErrors(
    urls,
    known.map(({ url }) => url),
  );
  const now = deps.clock.now();
  return {
    ...duplicates,
    ...(await receiptFaults({ db: deps.db, now }, params.id, received_date)),
    // Who may handle it depends on the company that it is assigned to.
    ...(assigns ? {} : await assigneeFaults(deps.db, notice, assignee)),
  };
}
