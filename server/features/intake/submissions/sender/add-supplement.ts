import { FORM } from '#core/contract/intake/notice-form.ts';
import type { SubmissionStatus } from '#core/contract/intake/submissions.ts';
import { AppError } from '#core/errors.ts';
import { announce } from '../../../../db/announce.ts';
import { recordHistory } from '../../../../db/history.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { forwardSupplement } from '../../forwarding/forward-notice.ts';
import { insertSupplement, lockSubmission, supplementsOf } from '../submissions.queries.ts';
import { noticeOfLink, readSubmission } from './read-submission.ts';
import { noticesOf } from './status.queries.ts';

/** beyond § 12: information that the sender adds. It goes to where the notice was forwarded; a later forward contains it. */
export async function addSupplement(deps: Deps, token: string, text: string): Promise<SubmissionStatus> {
  const { id } = await noticeOfLink(deps, token);
  await transaction(deps, null, async (tx) => {
    const { withdrawn_date } = found(await lockSubmission(tx.db, { id }));
    const isFull = (await supplementsOf(tx.db, id)).length >= FORM.supplements;
    if (withdrawn_date !== null || isFull) throw new AppError('supplement_refused');
    await insertSupplement(tx.db, id, text, tx.now);
    for (const notice of await noticesOf(tx.db, id)) {
      recordHistory(tx, { model: 'notice', object_id: notice.id, action: 'information added by the sender' });
      announce(tx, { type: 'notice.updated', object_id: notice.id });
      await forwardSupplement(tx, deps.config, notice.id, text);
    }
  });
  return readSubmission(deps, token);
}
