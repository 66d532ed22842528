import { AppError } from '#core/errors.ts';
import {
  nextSubmissionState,
  type SubmissionAction,
  type SubmissionState,
} from '#core/rules/intake/submission-life.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import { type SubmissionRow, updateSubmission } from './submissions.queries.ts';

/** Action names for the history. */
const NAMES: Readonly<Record<SubmissionAction, string>> = {
  confirm: 'confirmed',
  accept: 'confirmed',
  reject: 'marked as spam',
};

/**
 * The only writer of a submission's state; the caller has locked its row. Returns the submission after the action, or null if it
 * changes nothing. A form that was marked as spam stays suspect.
 */
export async function moveSubmission<S extends SubmissionRow>(
  tx: Tx,
  submission: S,
  action: SubmissionAction,
): Promise<S | null> {
  const { id, state: before } = submission;
  const state: SubmissionState | undefined = nextSubmissionState(before, action);
  if (state === undefined) throw new AppError('submission_decided');
  if (state === before) return null;
  const changes = {
    state,
    ...(before === 'spam' && { is_suspect: true }),
    ...(action === 'confirm' && { confirmed_date: tx.now }),
    ...(action !== 'confirm' && tx.actor_id !== null && { decided_by: tx.actor_id, decided_date: tx.now }),
  };
  await updateSubmission(tx.db, id, changes);
  recordHistory(tx, { model: 'submission', object_id: id, action: NAMES[action] });
  return { ...submission, ...changes };
}
