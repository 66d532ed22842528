import { statusLookup } from '#core/lookups.ts';
import { recordHistory } from '../../../../db/history.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { senderFor } from '../../senders/agent-contact.ts';
import { sendersOf } from '../../senders/read-senders.ts';
import { lockNotice, updateNoticeRow } from '../notices.queries.ts';

/** Sets the status inside a system transaction (by a rule). */
export async function setNoticeStatus(tx: Tx, id: number, status_id: number): Promise<void> {
  const notice = found(await lockNotice(tx.db, EVERYTHING, id));
  if (notice.status_id === status_id) return;
  await updateNoticeRow(tx.db, id, { status_id });
  const changes = [{ field: 'status', from: statusLookup(notice.status_id).name, to: statusLookup(status_id).name }];
  recordHistory(tx, { model: 'notice', object_id: id, action: 'status changed', changes });
}

/** Sets the sender inside a system transaction; a deleted sender is ignored. */
export async function setNoticeSender(tx: Tx, id: number, sender_id: number): Promise<void> {
  const notice = found(await lockNotice(tx.db, EVERYTHING, id));
  const senders = await sendersOf(tx.db, [notice.sender_id, sender_id]);
  const sender = senders.get(sender_id);
  const shown_id = sender && (await senderFor(tx, sender, notice.company_id));
  if (!shown_id || notice.sender_id === shown_id) return;
  await updateNoticeRow(tx.db, id, { sender_id: shown_id });
  const changes = [{ field: 'sender', from: senders.get(notice.sender_id)?.email ?? null, to: sender.email }];
  recordHistory(tx, { model: 'notice', object_id: id, action: 'sender changed', changes });
}
