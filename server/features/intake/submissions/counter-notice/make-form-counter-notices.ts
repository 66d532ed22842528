import { SOURCE } from '#core/lookups.ts';
import { noticeReference } from '#core/rules/intake/notice-reference.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { enqueue } from '../../../../jobs/queue.ts';
import { answeredNotices } from '../../counter-notices/make/answered-notices.ts';
import { variantsOf } from '../../counter-notices/make/disabled-urls.ts';
import { makeCounterNotice } from '../../counter-notices/make/make-counter-notice.ts';
import { findNoticeAnswered } from '../../inbound/inbound.queries.ts';
import type { CounterSubmission } from '../submissions.queries.ts';
import { counterFormReading } from './counter-form-text.ts';
import { referencedNotice } from './referenced.queries.ts';
import { SEND_COUNTER_RECEIPT } from './send-counter-receipt.ts';

/** The notice that a form refers to, else the newest that lists one of its addresses, so that it is kept with its notice. */
async function answeredByForm({ db }: Tx, { company_id, form }: CounterSubmission): Promise<number | null> {
  const reference = noticeReference(form.reference);
  if (reference) return referencedNotice(db, company_id, reference);
  return findNoticeAnswered(db, { company_id, message_ids: [], case_id: null, urls: form.urls.flatMap(variantsOf) });
}

/**
 * beyond-edges § 15: makes the counter-notices of a confirmed or accepted form, one for each complainant. Day 0 is the submission.
 * Runs as the system, so that the limits of automatic mail apply. The receipt is made by a job.
 */
export async function makeFormCounterNotices(tx: Tx, deps: Deps, submission: CounterSubmission): Promise<number> {
  const systemTx: Tx = { ...tx, actor_id: null };
  const { id: submission_id, company_id, form, text, submitted_date, is_suspect, state } = submission;
  const answers_id = await answeredByForm(tx, submission);
  const made: number[] = [];
  for (const answered of await answeredNotices(systemTx, { company_id, named: form.urls, answers_id })) {
    const id = await makeCounterNotice(systemTx, deps.config, {
      ...answered,
      ...counterFormReading(submission),
      ...{ company_id, submission_id, text, raw_file_id: null },
      source_id: SOURCE.web_form,
      received_date: submitted_date,
      sender: { name: form.name, email: form.email },
      // A person's yes is a yes, suspect or not.
      is_suspect: is_suspect && state !== 'accepted',
    });
    if (id !== undefined) made.push(id);
  }
  await enqueue(tx, SEND_COUNTER_RECEIPT, { submission_id }, { key: `counter-receipt:${submission_id}` });
  return made[0]!;
}
