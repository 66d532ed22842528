import { counterNoticeNumber } from '#core/rules/intake/counter-notice.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { makeFormCounterNotices } from './counter-notice/make-form-counter-notices.ts';
import { makeFormNotice, prepareFiles } from './notice/make-form-notice.ts';
import type { Submission } from './submissions.queries.ts';

interface Numbered {
  id: number;
  number: string;
}

/** What a confirmed or accepted form became. */
export interface MadeOfForm {
  notice: Numbered | null;
  counter_notice?: Numbered;
}

export const NOTHING_MADE: MadeOfForm = { notice: null };

/**
 * Prepares what a form becomes, outside of a transaction to keep that short. Returns a function that makes it in the transaction,
 * from the form in its new state.
 */
export async function prepareMaking(
  deps: Deps,
  submission: Submission,
): Promise<(tx: Tx, moved: Submission) => Promise<MadeOfForm>> {
  const prepared = submission.kind === 'notice' ? await prepareFiles(deps, submission) : null;
  return async (tx, moved) => {
    if (moved.kind === 'counter_notice') {
      const id = await makeFormCounterNotices(tx, deps, moved);
      return { ...NOTHING_MADE, counter_notice: { id, number: counterNoticeNumber(id) } };
    }
    if (prepared === null) throw new Error('the kind of a form never changes');
    const id = await makeFormNotice(tx, deps, moved, prepared);
    return { notice: { id, number: noticeNumber(id) } };
  };
}
