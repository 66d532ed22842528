import type { Notice, NoticeCreate } from '#core/contract/intake/notices.ts';
import { fieldError } from '#core/errors.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { momentOf } from '#core/rules/text/calendar.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { refuseFields } from '../../../../http/answer/refuse.ts';
import { recordEvent } from '../../../records/events/record-event.ts';
import { attachFiles } from '../../../records/files/store/attach-files.ts';
import { markFilesAsOriginal } from '../../../records/files/store/stored-files.ts';
import { writeNote } from '../../../records/notes/write-note.ts';
import { readNotice } from '../../notices/read/read-notice.ts';
import { addUrls } from '../../notices/write/add-urls.ts';
import { insertNoticeRow } from '../../notices/write/new-notices.queries.ts';
import { senderFor } from '../../senders/agent-contact.ts';
import { routeNotice } from '../route-notice.ts';
import { assessTypedText, withFormFacts } from './assess-typed-text.ts';
import { examineTyped } from './examine-typed.ts';

/** Records a notice received by mail, courier, fax or other means, typed in by a person. It is routed like any other. */
export async function createNotice(deps: Deps, actor: Actor, body: NoticeCreate): Promise<Notice> {
  const received_date = momentOf(body.received_date);
  const read = await assessTypedText(body);
  const id = await transaction(deps, actor, async (tx) => {
    const { company_id, company, sender, ids, errors } = await examineTyped(tx, actor, body);
    refuseFields(errors);
    if (!sender) throw fieldError('sender', messages.senderRequired);
    const id = await insertNoticeRow(tx.db, {
      ...ids,
      inbound_id: null,
      answers_id: null,
      submission_id: null,
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
      // Counted when its URLs are inserted.
      open_urls: 0,
      created_by: actor.id,
      created_date: tx.now,
    });
    await addUrls(tx, { id, is_added: false }, body.urls);
    for (const file_id of body.files)
      await attachFiles(tx, visibleTo(actor), { files: [], file_id }, { model: 'notice', object_id: id });
    await markFilesAsOriginal(tx, 'notice', id);
    if (body.notes !== '') await writeNote(tx, 'notice', id, body.notes);
    recordHistory(tx, { model: 'notice', object_id: id, action: 'typed in' });
    if (company_id !== null) await recordEvent(tx, 'notice_received', { company_id, model: 'notice', object_id: id });
    // Not forwarded to a customer who typed it in themselves.
    if (actor.is_superuser) await routeNotice(tx, deps, id);
    return id;
  });
  return readNotice(deps, actor, id);
}
