import type { SubmissionStatus } from '#core/contract/intake/submissions.ts';
import { formDocumentCopy as copy } from '#core/copy/intake/submissions/document.ts';
import { fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { isSameName } from '#core/rules/text/same-name.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import type { StoredFile } from '../../../records/files/store/stored-files.ts';
import { followNotice } from '../../actions/follow-notices.ts';
import { forwardToEarlierRecipients } from '../../forwarding/forward-notice.ts';
import { reactToAnswer, routeNotice } from '../../inbound/route-notice.ts';
import { contactOfMail } from '../../senders/agent-contact.ts';
import { messageIdOf } from '../notice/form-original.ts';
import { withdrawalCompleteness } from '../notice/form-reading.ts';
import { insertWrittenNotice } from '../notice/insert-notice.ts';
import { storeOriginal } from '../notice/make-form-notice.ts';
import { lockSubmission, type NoticeSubmission, updateSubmission } from '../submissions.queries.ts';
import { noticeOfLink, readSubmission } from './read-submission.ts';
import { type FormNotice, noticesOf } from './status.queries.ts';

const SUFFIX = '-withdrawal';

interface Withdrawal {
  subject: string;
  text: string;
  signature: string;
  original: StoredFile;
}

/** Renders the withdrawal before the transaction, to keep that short. */
async function writeWithdrawal(deps: Deps, submission: NoticeSubmission, signature: string): Promise<Withdrawal> {
  const { reference, form, submitted_date } = submission;
  const subject = copy.withdrawal.subject(reference);
  const statement = copy.withdrawal.text(reference, shortDate(submitted_date));
  const text = [statement, form.urls.join('\n'), `/s/ ${signature}`].join('\n\n');
  const original = await storeOriginal(deps, {
    ...{ reference, suffix: SUFFIX, answers: messageIdOf(deps.config, reference), from: form, subject, text },
    ...{ date: deps.clock.now(), files: [] },
  });
  return { subject, text, signature, original };
}

/** Makes a retraction that answers the notice, and sends it to where the notice was forwarded. */
async function retract(
  tx: Tx,
  deps: Deps,
  { reference, form }: NoticeSubmission,
  notice: FormNotice,
  written: Withdrawal,
) {
  const { subject, text, signature, original } = written;
  const id = await insertWrittenNotice(tx, {
    ...{ submission_id: null, company_id: notice.company_id, answers_id: notice.id, subject, text, original },
    sender: { id: await contactOfMail(tx, form), email: form.email },
    received_date: tx.now,
    completeness: withdrawalCompleteness(signature, form.urls),
    message_id: messageIdOf(deps.config, reference, SUFFIX),
    ...{ urls: form.urls, files: [] },
  });
  recordHistory(tx, { model: 'notice', object_id: notice.id, action: 'withdrawn by its sender' });
  // Strikes of a notice that was taken back are void.
  await followNotice(tx, notice.id);
  await routeNotice(tx, deps, id);
  await reactToAnswer(tx, deps, id);
  await forwardToEarlierRecipients(tx, deps.config, id, notice.id);
}

/** beyond § 12: withdraws a submitted notice. A repeat changes nothing. The states of notice and URLs stay. */
export async function withdraw(deps: Deps, token: string, signature: string): Promise<SubmissionStatus> {
  const submission = await noticeOfLink(deps, token);
  if (!isSameName(signature, submission.form.name)) throw fieldError('signature', messages.formSignatureDiffers);
  if (submission.withdrawn_date === null) {
    const written = await writeWithdrawal(deps, submission, signature);
    await transaction(deps, null, async (tx) => {
      const locked = found(await lockSubmission(tx.db, { id: submission.id }));
      if (locked.withdrawn_date !== null) return;
      await updateSubmission(tx.db, locked.id, { withdrawn_date: tx.now });
      for (const notice of await noticesOf(tx.db, locked.id)) await retract(tx, deps, submission, notice, written);
    });
  }
  return readSubmission(deps, token);
}
