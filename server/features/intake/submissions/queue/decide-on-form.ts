import { AppError, type FieldErrors } from '#core/errors.ts';
import { nextSubmissionState, type SubmissionAction } from '#core/rules/intake/submission-life.ts';
import type { Actor } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { NOTHING_MADE, prepareMaking } from '../make-of-form.ts';
import { moveSubmission } from '../move-submission.ts';
import { getSubmission, lockSubmission } from '../submissions.queries.ts';

type Decision = 'notice' | 'spam';
const ACTIONS: Readonly<Record<Decision, SubmissionAction>> = { notice: 'accept', spam: 'reject' };

/** The form has to exist; checked before the shape of the body. */
export async function examineDecision({ db }: Pick<Deps, 'db'>, id: number): Promise<FieldErrors> {
  found(await getSubmission(db, { id }));
  return {};
}

/** beyond § 12: a superuser accepts an unconfirmed form as what it is, or marks it as spam. */
export async function decideOnForm(deps: Deps, actor: Actor, id: number, as: Decision) {
  const action = ACTIONS[as];
  const submission = found(await getSubmission(deps.db, { id }));
  if (nextSubmissionState(submission.state, action) === undefined) throw new AppError('submission_decided');
  const make = as === 'notice' ? await prepareMaking(deps, submission) : null;
  return transaction(deps, actor, async (tx) => {
    const moved = await moveSubmission(tx, found(await lockSubmission(tx.db, { id })), action);
    return moved && make ? make(tx, moved) : NOTHING_MADE;
  });
}
