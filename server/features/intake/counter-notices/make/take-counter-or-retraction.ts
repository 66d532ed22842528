import { announce } from '../../../../db/announce.ts';
import { recordHistory } from '../../../../db/history.ts';
import { asSystem, type Tx } from '../../../../db/transaction.ts';
import { lockNotices } from '../../actions/follow.queries.ts';
import { followLocked } from '../../actions/follow-notices.ts';
import type { MailSettings } from '../mail/forward-counter-notice.ts';
import { refreshCounterNotices } from '../refresh/refresh-counter-notices.ts';
import { answeredNotices } from './answered-notices.ts';
import {
  type AnswerFacts,
  answerFacts,
  isSameComplainant,
  markAsLetter,
  releaseCounterNotices,
  urlsNamedIn,
} from './letters.queries.ts';
import { makeCounterNotice } from './make-counter-notice.ts';

/** One counter-notice for each notice that the mail answers, with the same original. */
async function takeCounterNotice(tx: Tx, config: MailSettings, letter: AnswerFacts, company_id: number): Promise<void> {
  const { id: letter_id, answers_id, counter_reading, source_id, received_date, text, raw_file_id } = letter;
  if (counter_reading === null) return;
  const named = await urlsNamedIn(tx.db, letter_id);
  await markAsLetter(tx.db, letter_id);
  const { sender_name, sender_email } = letter;
  for (const answered of await answeredNotices(tx, { company_id, named, answers_id })) {
    await makeCounterNotice(tx, config, {
      ...{ company_id, letter_id, source_id, received_date, text, raw_file_id },
      ...answered,
      ...counter_reading,
      sender: { name: sender_name || (sender_email ?? ''), email: sender_email },
    });
  }
}

/** The complainant retracts the notice: nothing is left to wait for. Another sender’s retraction waits for a person. */
async function takeRetraction(tx: Tx, letter: AnswerFacts, notice_id: number): Promise<void> {
  if (!(await isSameComplainant(tx.db, letter, notice_id))) return;
  announce(tx, { type: 'notice.retracted', object_id: notice_id });
  await lockNotices(tx.db, [notice_id]);
  for (const id of await releaseCounterNotices(tx.db, notice_id, tx.now)) {
    recordHistory(tx, { model: 'counternotice', object_id: id, action: 'notice retracted' });
  }
  await refreshCounterNotices(tx, [notice_id]);
  await followLocked(tx, [notice_id]);
}

/**
 * A counter-notice or a retraction came in as a notice, or such a notice got its company. A later call for the same letter makes
 * nothing new.
 */
export async function takeCounterOrRetraction(tx: Tx, config: MailSettings, letter_id: number): Promise<void> {
  const letter = await answerFacts(tx.db, letter_id);
  if (!letter || letter.company_id === null) return;
  // As the system, whoever assigned it: the limits of automatic mail apply.
  const systemTx = asSystem(tx);
  if (letter.kind === 'counter_notice') await takeCounterNotice(systemTx, config, letter, letter.company_id);
  if (letter.kind === 'retraction' && letter.answers_id !== null)
    await takeRetraction(systemTx, letter, letter.answers_id);
}
