import type { Notice, NoticeSend } from '#core/contract/intake/notices.ts';
import type { FileRef } from '#core/contract/trade/orders.ts';
import { AppError, fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { recordHistory } from '../../../db/history.ts';
import { type Actor, visibleTo } from '../../../db/scope.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import type { UploadedFile } from '../../../http/serve.ts';
import { countNamedMail } from '../../../mail/named-mails.ts';
import { attachFiles } from '../../records/files/store/attach-files.ts';
import { refuseNonMembers } from '../../registry/companies/change/refuse-non-members.ts';
import { removeDisabledUrls } from '../actions/disabled-urls.queries.ts';
import { followAnswered, followNotice } from '../actions/follow-notices.ts';
import { forwardNotice } from '../forwarding/forward-notice.ts';
import { lockNotice, type NoticeBrief, updateNoticeRow } from '../notices/notices.queries.ts';
import { readNotice } from '../notices/read/read-notice.ts';
import { authorizeHandling } from '../notices/write/authorize-handling.ts';
import { senderFor } from '../senders/agent-contact.ts';
import { readContact, sendersOf } from '../senders/read-senders.ts';

/** Locks a notice that the actor may see and handle. */
async function lockHandled(tx: Tx, actor: Actor, id: number): Promise<NoticeBrief> {
  const notice = found(await lockNotice(tx.db, visibleTo(actor), id));
  authorizeHandling(actor, notice);
  return notice;
}

/** Soft delete: the message and the history stay. */
export function deleteNotice(deps: Deps, actor: Actor, id: number): Promise<void> {
  return transaction(deps, actor, async (tx) => {
    const notice = await lockHandled(tx, actor, id);
    await updateNoticeRow(tx.db, id, { deleted_date: tx.now });
    await removeDisabledUrls(tx.db, id);
    await followAnswered(tx, notice);
    recordHistory(tx, { model: 'notice', object_id: id, action: 'deleted' });
  });
}

export async function changeNoticeSender(
  deps: Deps,
  actor: Actor,
  id: number,
  body: { sender: number },
): Promise<Notice> {
  await transaction(deps, actor, async (tx) => {
    const notice = await lockHandled(tx, actor, id);
    const { sender_id, company_id } = notice;
    const sender = await readContact(tx.db, visibleTo(actor), body.sender).catch((error: unknown) => {
      throw error instanceof AppError ? fieldError('sender', messages.senderRequired) : error;
    });
    const shown_id = await senderFor(tx, sender, company_id);
    if (shown_id !== sender_id) {
      const before = (await sendersOf(tx.db, [sender_id])).get(sender_id)?.email ?? null;
      await updateNoticeRow(tx.db, id, { sender_id: shown_id });
      // Only the sender of a notice can take it back.
      await followNotice(tx, id);
      await followAnswered(tx, notice);
      const changes = [{ field: 'sender', from: before, to: sender.email }];
      recordHistory(tx, { model: 'notice', object_id: id, action: 'sender changed', changes });
    }
  });
  return readNotice(deps, actor, id);
}

/** Sends a notice manually, with the original attached. Before its first registration, a company can send to its members only. */
export async function sendNotice(deps: Deps, actor: Actor, id: number, letter: NoticeSend): Promise<Notice> {
  await transaction(deps, actor, async (tx) => {
    const { company_id } = await lockHandled(tx, actor, id);
    if (company_id !== null) await refuseNonMembers(tx.db, actor, company_id, letter.email);
    await countNamedMail(tx, { to: letter.email, company_id });
    await forwardNotice(tx, deps.config, id, letter);
  });
  return readNotice(deps, actor, id);
}

interface Files {
  files: readonly UploadedFile[];
  file_id: number | undefined;
}

export function attachToNotice(deps: Deps, actor: Actor, id: number, files: Files): Promise<FileRef[]> {
  return transaction(deps, actor, async (tx) => {
    await lockHandled(tx, actor, id);
    return attachFiles(tx, visibleTo(actor), files, { model: 'notice', object_id: id });
  });
}
