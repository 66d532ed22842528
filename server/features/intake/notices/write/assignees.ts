import type { FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { agentNamed } from '#core/rules/intake/agent-name.ts';
import { displayName } from '#core/rules/text/display-name.ts';
import { type Change, recordHistory } from '../../../../db/history.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { type NoticeBrief, updateNoticeRow } from '../notices.queries.ts';
import { assigneesIn, clearLostAssignments, type Handler, handlerOf, lockHandler } from './handlers.queries.ts';
import { detachFromCompany } from './reassign.queries.ts';

/** The name in the history, where a customer sees a superuser as the agent. */
const nameOf = (handler: Handler | undefined): string | null => {
  if (!handler) return null;
  return handler.is_superuser ? agentNamed(displayName(handler)) : displayName(handler);
};

/** beyond § 23: an assignee is a handler of the notice's company or a superuser, and is locked until the assignment commits. */
export async function assigneeFaults(
  db: Db,
  notice: Pick<NoticeBrief, 'assignee_id' | 'company_id'>,
  assignee_id: number | null | undefined,
): Promise<FieldErrors> {
  if (assignee_id === undefined || assignee_id === null || assignee_id === notice.assignee_id) return {};
  const handler = await lockHandler(db, assignee_id, notice.company_id);
  return handler ? {} : { assignee: [messages.assigneeInvalid] };
}

/** Sets an assignee without faults. Returns the change for the history. */
export async function setAssignee(tx: Tx, notice: NoticeBrief, assignee_id: number | null): Promise<Change[]> {
  if (assignee_id === notice.assignee_id) return [];
  const before = await handlerOf(tx.db, notice.assignee_id);
  const after = await handlerOf(tx.db, assignee_id);
  await updateNoticeRow(tx.db, notice.id, { assignee_id });
  return [{ field: 'assignee', from: nameOf(before), to: nameOf(after) }];
}

/** Reaction to a lost role, a blocked or a deleted account: notices that the user may not handle anymore have no assignee. */
export async function releaseAssignments(
  tx: Tx,
  user_id: number,
  { wasSuperuser = false }: { wasSuperuser?: boolean } = {},
): Promise<void> {
  const user = await handlerOf(tx.db, user_id);
  const from = nameOf(user && { ...user, is_superuser: user.is_superuser || wasSuperuser });
  for (const object_id of await clearLostAssignments(tx.db, user_id)) {
    const changes = [{ field: 'assignee', from, to: null }];
    recordHistory(tx, { model: 'notice', object_id, action: 'assignee removed', changes });
  }
}

/** Reaction to the removal of a company: its notices become unassigned, and its members may not handle them anymore. */
export async function releaseNotices(tx: Tx, company_id: number): Promise<void> {
  const assignees = await assigneesIn(tx.db, company_id);
  await detachFromCompany(tx.db, company_id, tx.now);
  for (const user_id of assignees) await releaseAssignments(tx, user_id);
}
