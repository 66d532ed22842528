import { type Actor, rolesIn } from '../../../../db/scope.ts';
import { authorize } from '../../../../http/answer/refuse.ts';
import type { NoticeBrief } from '../notices.queries.ts';

/** Whoever handles a company's notices; those that are nobody's are the superusers'. */
export function mayHandle(actor: Actor, { company_id }: Pick<NoticeBrief, 'company_id'>): void {
  authorize(actor, 'notice.handle', { roles: company_id === null ? [] : rolesIn(actor, company_id) });
}
