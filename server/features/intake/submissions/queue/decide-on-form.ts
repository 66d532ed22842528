import { AppError, type FieldErrors } from '#core/errors.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { nextSubmissionState, type SubmissionAction } from '#core/rules/intake/submission-life.ts';
import type { Actor } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { moveSubmission } from '../move-submission.ts';
import { makeFormNotice, prepareFiles } from '../notice/make-form-notice.ts';
import { getSubmission, lockSubmission } from '../submissions.queries.ts';

type Decision = 'notice' | 'spam';
const ACTIONS: Readonly<Record<Decision, SubmissionAction>> = { notice: 'accept', spam: 'reject' };

/** The form has to exist; checked before the shape of the body. */
export async function examineDecision({ db }: Pick<Deps, 'db'>, id: number): Promise<FieldErrors> {
  found(await getSubmission(db, { id }));
  return {};
}

/** beyond § 12: a superuser accepts an unconfirmed form as a notice, or marks it as spam. */
export async function decideOnForm(deps: Deps, actor: Actor, id: number, as: Decision) {
  const action = ACTIONS[as];
  const submission = found(await getSubmission(deps.db, { id }));
  if (nextSubmissionState(submission.state, action) === undefined) throw new AppError('submission_decided');
  const prepared = as === 'notice' ? await prepareFiles(deps, submission) : null;
  return transaction(deps, actor, async (tx) => {
    const moved = await moveSubmission(tx, found(await lockSubmission(tx.db, { id })), action);
    if (!moved || !prepared) return { notice: null };
    const notice_id = await makeFormNotice(tx, deps, moved, prepared);
    return { notice: { id: notice_id, number: noticeNumber(notice_id) } };
  });
}
