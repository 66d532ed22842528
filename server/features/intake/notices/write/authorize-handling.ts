import { type Principal, rolesIn } from '../../../../db/scope.ts';
import { authorize } from '../../../../http/answer/refuse.ts';
import type { NoticeBrief } from '../notices.queries.ts';

/** Admits members who may handle the company's notices; for unassigned notices, superusers only. */
export function authorizeHandling(actor: Principal, { company_id }: Pick<NoticeBrief, 'company_id'>): void {
  authorize(actor, 'notice.handle', { roles: company_id === null ? [] : rolesIn(actor, company_id) });
}
