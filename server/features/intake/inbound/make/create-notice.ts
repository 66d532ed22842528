import type { Notice, NoticeCreate } from '#core/contract/intake/notices.ts';
import { AppError, type FieldErrors, fieldError } from '#core/errors.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { momentOf } from '#core/rules/text/calendar.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { recordEvent } from '../../../records/events/record-event.ts';
import { attachFiles } from '../../../records/files/store/attach-files.ts';
import { markFilesAsOriginal } from '../../../records/files/store/stored-files.ts';
import { writeNote } from '../../../records/notes/write-note.ts';
import { companyFacts } from '../../notices/notices.queries.ts';
import { readNotice } from '../../notices/read/read-notice.ts';
import { addUrls, companiesOfUrls } from '../../notices/write/add-urls.ts';
import { authorizeHandling } from '../../notices/write/authorize-handling.ts';
import { insertNoticeRow } from '../../notices/write/new-notices.queries.ts';
import { senderFor } from '../../senders/agent-contact.ts';
import { readContact } from '../../senders/read-senders.ts';
import { routeNotice } from '../route-notice.ts';
import { assessTypedText, withFormFacts } from './assess-typed-text.ts';

/** decisions §10: the company defaults to the one that the URLs match. Customers can only choose their own companies. */
async function companyFor(tx: Tx, actor: Actor, { company_id, urls }: NoticeCreate): Promise<number | null> {
  if (company_id !== undefined) return company_id;
  const scope = visibleTo(actor);
  const [only, ...more] = (await companiesOfUrls(tx, urls)).filter((id) => scope.all || scope.company_ids.includes(id));
  if (only !== undefined && more.length === 0) return only;
  // Required if several companies match: an unassigned notice would reach none of them.
  if (!actor.is_superuser || more.length > 0) throw fieldError('company_id', messages.companyOfNoticeRequired);
  return null;
}

/** The two ids default to the company's and are required if it has none. */
function idsOf(body: NoticeCreate, company: Awaited<ReturnType<typeof companyFacts>>) {
  const ids = {
    dmca_public_id: body.dmca_public_id || (company?.dmca_public_id ?? ''),
    dmca_registration_id: body.dmca_registration_id || (company?.dmca_registration_id ?? ''),
  };
  const fields: FieldErrors = {};
  if (ids.dmca_public_id === '') fields.dmca_public_id = [messages.publicIdRequired];
  if (ids.dmca_registration_id === '') fields.dmca_registration_id = [messages.registrationIdRequired];
  if (Object.keys(fields).length > 0) throw new AppError('bad_request', { fields });
  return ids;
}

async function senderOf(tx: Tx, actor: Actor, id: number) {
  return readContact(tx.db, visibleTo(actor), id).catch((error: unknown) => {
    throw error instanceof AppError ? fieldError('sender', messages.senderRequired) : error;
  });
}

/** Records a notice received by post, courier, fax or other means, typed in by a person. It is routed like any other. */
export async function createNotice(deps: Deps, actor: Actor, body: NoticeCreate): Promise<Notice> {
  const received_date = momentOf(body.received_date);
  const read = await assessTypedText(body);
  const id = await transaction(deps, actor, async (tx) => {
    if (received_date > tx.now) throw fieldError('received_date', messages.completedInFuture);
    const company_id = await companyFor(tx, actor, body);
    const scope = visibleTo(actor);
    if (company_id !== null && !scope.all && !scope.company_ids.includes(company_id)) throw new AppError('not_found');
    authorizeHandling(actor, { company_id });
    const company = company_id === null ? undefined : found(await companyFacts(tx.db, company_id));
    const sender = await senderOf(tx, actor, body.sender);
    const id = await insertNoticeRow(tx.db, {
      ...idsOf(body, company),
      inbound_id: null,
      answers_id: null,
      company_id,
      suggested_company_id: null,
      sender_id: await senderFor(tx, sender, company_id),
      status_id: NOTICE_STATUS.new,
      source_id: body.source,
      carrier_id: body.carrier,
      received_date,
      subject: body.subject,
      text: body.text,
      html: null,
      company_name: company?.name ?? '',
      completeness: withFormFacts(read, body.urls, sender),
      acns: null,
      relay: null,
      message_id: null,
      parse_error: null,
      parsed_date: tx.now,
      raw_file_id: null,
      case_hash: null,
      created_by: actor.id,
      created_date: tx.now,
    });
    await addUrls(tx, { id, is_added: false }, body.urls);
    for (const file_id of body.files)
      await attachFiles(tx, scope, { files: [], file_id }, { model: 'notice', object_id: id });
    await markFilesAsOriginal(tx, 'notice', id);
    if (body.notes !== '') await writeNote(tx, 'notice', id, body.notes);
    recordHistory(tx, { model: 'notice', object_id: id, action: 'typed in' });
    if (company_id !== null) await recordEvent(tx, 'notice_received', { company_id, model: 'notice', object_id: id });
    // Not forwarded to a customer who typed it in themselves.
    if (actor.is_superuser) await routeNotice(tx, deps, id);
    return id;
  });
  return readNotice(deps.db, actor, id);
}
