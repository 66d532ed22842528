import type { NoticeUpdate } from '#core/contract/intake/notices.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { type Principal, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { receiptFaults } from '../actions/receipt-faults.ts';
import { getNoticeBrief, urlsOf } from '../notices/notices.queries.ts';
import { duplicateErrors } from '../notices/write/add-urls.ts';
import { authorizeHandling } from '../notices/write/authorize-handling.ts';

interface Visit {
  deps: Deps;
  actor: Principal;
  params: { id: number };
}

/** Access to a notice, checked before the shape of the body. */
export async function examineHandling({ deps, actor, params }: Visit): Promise<FieldErrors> {
  authorizeHandling(actor, found(await getNoticeBrief(deps.db, visibleTo(actor), params.id)));
  return {};
}

/** Also reports URLs that the notice already has. */
export async function examineUpdate({ given, ...visit }: Visit & { given: NoticeUpdate }): Promise<FieldErrors> {
  const { deps, actor, params } = visit;
  await examineHandling(visit);
  if (given.company_id !== undefined && !actor.is_superuser) throw new AppError('superuser_only');
  const { urls = [], received_date } = given;
  const known = urls.length === 0 ? [] : await urlsOf(deps.db, visibleTo(actor), [params.id]);
  const duplicates = duplicateErrors(
    urls,
    known.map(({ url }) => url),
  );
  return { ...duplicates, ...(await receiptFaults(deps.db, params.id, received_date)) };
}
