import { formDocumentCopy as copy } from '#core/copy/intake/submissions/document.ts';
import { oneLine } from '#core/rules/text/one-line.ts';
import { asSystem, type Tx } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { enqueue } from '../../../../jobs/queue.ts';
import { recordEvent } from '../../../records/events/record-event.ts';
import { readAttachment } from '../../../records/files/read-attachment.ts';
import { storeBytes } from '../../../records/files/store/store-bytes.ts';
import { originalsOf, type StoredFile } from '../../../records/files/store/stored-files.ts';
import { routeNotice } from '../../inbound/route-notice.ts';
import { contactOfForm } from '../../senders/agent-contact.ts';
import { SEND_RECEIPT } from '../receipt/send-receipt.ts';
import type { NoticeSubmission } from '../submissions.queries.ts';
import { confirmedAddress } from './confirmed-address.ts';
import { messageIdOf, type Original, renderOriginal } from './form-original.ts';
import { formCompleteness } from './form-reading.ts';
import { addressOf } from './form-text.ts';
import { insertWrittenNotice } from './insert-notice.ts';

const WORK_CHARS = 60;

/** Files of a notice whose bytes are stored ahead of its transaction, to keep that short. */
export interface PreparedFiles {
  original: StoredFile;
  files: readonly StoredFile[];
}

export async function storeOriginal(deps: Deps, original: Original): Promise<StoredFile> {
  const bytes = await renderOriginal(deps.config, original);
  const sha256 = await storeBytes(deps, bytes);
  return { sha256, size: bytes.length, name: 'original.eml', type: 'message/rfc822' };
}

function subjectOf({ reference, form }: NoticeSubmission): string {
  const work = oneLine(form.works[0]?.description ?? '');
  return copy.subject(reference, [...work].slice(0, WORK_CHARS).join('').trim());
}

/** Renders the original of a form with its files. */
export async function prepareFiles(deps: Deps, submission: NoticeSubmission): Promise<PreparedFiles> {
  const { id, reference, form, text, submitted_date: date } = submission;
  const stored = await originalsOf(deps.db, 'submission', id);
  const files = await Promise.all(stored.map((file) => readAttachment(deps.db, file.id)));
  const subject = subjectOf(submission);
  const original = await storeOriginal(deps, { reference, from: form, subject, text, date, files });
  return { original, files: stored.map(({ id: _, ...file }) => file) };
}

/** The agent's contact, with what the form says about the sender. */
const contactOf = (tx: Tx, { form }: NoticeSubmission): Promise<number> => {
  const { name, email, company, phone } = form;
  return contactOfForm(tx, { name, email, company, phone, address: addressOf(form) });
};

/**
 * beyond § 12: makes the notice of a confirmed or accepted form, and routes it like any other. Runs as the system, so that the limits
 * of automatic forwarding apply. The receipt is made by a job.
 */
export async function makeFormNotice(
  tx: Tx,
  deps: Deps,
  submission: NoticeSubmission,
  { original, files }: PreparedFiles,
): Promise<number> {
  const systemTx = asSystem(tx);
  const { id: submission_id, company_id, form, reference } = submission;
  const id = await insertWrittenNotice(systemTx, {
    ...{ submission_id, company_id, answers_id: null, original, files },
    sender: { id: await contactOf(tx, submission), email: form.email },
    received_date: submission.submitted_date,
    subject: subjectOf(submission),
    text: submission.text,
    completeness: formCompleteness(submission),
    message_id: messageIdOf(deps.config, reference),
    urls: form.urls,
    // A person who accepts a form proves nothing about its address.
    authenticity: submission.state === 'confirmed' ? confirmedAddress(submission, tx.now) : null,
  });
  await recordEvent(tx, 'notice_confirmed', { company_id, model: 'notice', object_id: id });
  await routeNotice(systemTx, deps, id);
  await enqueue(tx, SEND_RECEIPT, { submission_id }, { key: `receipt:${submission_id}` });
  return id;
}
