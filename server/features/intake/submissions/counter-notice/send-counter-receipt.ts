import { counterDocumentCopy as copy } from '#core/copy/intake/submissions/counter-document.ts';
import { clockOf } from '#core/rules/intake/counter-notice-clock.ts';
import { hashSecret, newSecret } from '../../../../crypto/secrets.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { saveFile } from '../../../records/files/store/save-file.ts';
import { insertDelivery } from '../../counter-notices/mail/mail.queries.ts';
import { formPdf } from '../receipt/form-pdf.ts';
import { counterFormReceiptLetter } from '../receipt/submissions.letters.ts';
import { getSubmission, lockSubmission, type Submission, updateSubmission } from '../submissions.queries.ts';
import { receiptRows } from './receipts.queries.ts';

export const SEND_COUNTER_RECEIPT = 'send-counter-form-receipt';

/**
 * Mails the receipt of a counter-notice form: the full text as a PDF, its dates if it is complete, and its status link. Idempotent: its
 * deliveries say whether it went out.
 */
export const sendCounterReceipt = (deps: Deps): JobHandler<{ submission_id: number }> => ({
  retry: [10, 60, 600, 3600, 21_600],
  async run({ submission_id }) {
    const submission = await getSubmission(deps.db, { id: submission_id });
    if (!submission) return;
    const { reference, text } = submission;
    const bytes = await formPdf({ reference, text, title: copy.title(reference) });
    await transaction(deps, null, async (tx) => {
      const locked = await lockSubmission(tx.db, { id: submission_id });
      if (locked) await send(tx, deps, locked, bytes);
    });
  },
});

async function send(tx: Tx, { config }: Deps, submission: Submission, bytes: Buffer): Promise<void> {
  const { id, reference, form, lang, company, submitted_date } = submission;
  const rows = await receiptRows(tx.db, id);
  const [first] = rows;
  if (!first || rows.some(({ has_receipt }) => has_receipt)) return;
  const file = await saveFile(tx, {
    ...{ name: copy.fileName(reference), type: 'application/pdf', bytes },
    ...{ model: 'submission', object_id: id },
  });
  const token = newSecret();
  await updateSubmission(tx.db, id, { status_hash: hashSecret(token) });
  const letter = counterFormReceiptLetter({
    ...{ publicUrl: config.PUBLIC_URL, lang, company, reference, token, submitted_date },
    clock: first.verdict === 'complete' && first.clock_start !== null ? clockOf(first.clock_start) : null,
    isForwarded: first.forward_problem === null,
  });
  const mail_id = await enqueueMail(tx, config, form.email, letter, { file_ids: [file.id] });
  const delivery = { mail_id, kind: 'receipt', reply_hash: null, email: form.email, subject: letter.subject } as const;
  for (const row of rows) {
    await insertDelivery(tx.db, { ...delivery, counternotice_id: row.id, user_id: null, token_id: null, date: tx.now });
  }
}
