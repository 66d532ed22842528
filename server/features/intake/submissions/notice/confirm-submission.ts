import { AppError } from '#core/errors.ts';
import { isNoticeMade } from '#core/rules/intake/submission-life.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { hashSecret } from '../../../../crypto/secrets.ts';
import { recordHistory } from '../../../../db/history.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { lockUnjudged, setAuthenticity } from '../../inbound/authenticity/authenticity.queries.ts';
import { CONFIRM_DAYS } from '../confirm-days.ts';
import { prepareMaking } from '../make-of-form.ts';
import { moveSubmission } from '../move-submission.ts';
import { getSubmission, lockSubmission, type Submission } from '../submissions.queries.ts';
import { confirmedAddress } from './confirmed-address.ts';

/** The submission of an emailed token, which is valid for 7 days, used or not. */
async function submissionOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<Submission> {
  const submission = await getSubmission(db, { confirm_hash: hashSecret(token) });
  if (!submission || addSeconds(submission.submitted_date, CONFIRM_DAYS * 86_400) <= clock.now()) {
    throw new AppError('token_invalid');
  }
  return submission;
}

/** What the page of the link shows before its button is used. */
export async function readConfirmation(deps: Pick<Deps, 'db' | 'clock'>, token: string) {
  const { kind, reference, company, lang, state } = await submissionOf(deps, token);
  return { kind, reference, company, lang, is_confirmed: isNoticeMade(state) };
}

/** The link of a form that a person had accepted before: its notice stays as it is, but its address is confirmed now. */
const vouchForAddress = (deps: Deps, submission: Submission): Promise<void> =>
  transaction(deps, null, async (tx) => {
    if (submission.kind !== 'notice') return;
    const authenticity = confirmedAddress(submission, tx.now);
    const changes = [{ field: 'authenticity', from: null, to: authenticity.verdict }];
    for (const object_id of await lockUnjudged(tx.db, submission.id)) {
      await setAuthenticity(tx.db, object_id, authenticity);
      recordHistory(tx, { model: 'notice', object_id, action: 'sender checked', changes });
    }
  });

/** beyond § 12: makes the notice of a form, or its counter-notices. Using the link again, or twice at once, makes nothing new. */
export async function confirmSubmission(deps: Deps, token: string): Promise<{ reference: string }> {
  const submission = await submissionOf(deps, token);
  const { id, reference, state } = submission;
  if (state === 'accepted') await vouchForAddress(deps, submission);
  if (isNoticeMade(state)) return { reference };
  const make = await prepareMaking(deps, submission);
  return transaction(deps, null, async (tx) => {
    const moved = await moveSubmission(tx, found(await lockSubmission(tx.db, { id })), 'confirm');
    if (moved) await make(tx, moved);
    return { reference };
  });
}
