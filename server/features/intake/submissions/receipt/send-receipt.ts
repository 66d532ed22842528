import { formDocumentCopy as copy } from '#core/copy/intake/submissions/document.ts';
import { hashSecret, newSecret } from '../../../../crypto/secrets.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { saveFile } from '../../../records/files/store/save-file.ts';
import { getSubmission, lockSubmission, type Submission, updateSubmission } from '../submissions.queries.ts';
import { formPdf } from './form-pdf.ts';
import { receiptLetter } from './submissions.letters.ts';

export const SEND_RECEIPT = 'send-form-receipt';

/** Makes the status link and mails it with the full text as a PDF. Idempotent: a form with a status link has its receipt. */
export const sendReceipt = (deps: Deps): JobHandler<{ submission_id: number }> => ({
  retry: [10, 60, 600, 3600, 21_600],
  async run({ submission_id }) {
    const submission = await getSubmission(deps.db, { id: submission_id });
    if (!submission || submission.status_hash !== null) return;
    const { reference, text } = submission;
    const bytes = await formPdf({ reference, text, title: copy.title(reference) });
    await transaction(deps, null, async (tx) => {
      const locked = await lockSubmission(tx.db, { id: submission_id });
      if (locked && locked.status_hash === null) await send(tx, deps, locked, bytes);
    });
  },
});

async function send(tx: Tx, { config }: Deps, submission: Submission, bytes: Buffer): Promise<void> {
  const { id, reference, form, lang, company, submitted_date } = submission;
  const file = await saveFile(tx, {
    ...{ name: copy.fileName(reference), type: 'application/pdf', bytes },
    ...{ model: 'submission', object_id: id },
  });
  const token = newSecret();
  await updateSubmission(tx.db, id, { status_hash: hashSecret(token) });
  const letter = receiptLetter({ publicUrl: config.PUBLIC_URL, lang, company, reference, token, submitted_date });
  await enqueueMail(tx, config, form.email, letter, { file_ids: [file.id] });
}
