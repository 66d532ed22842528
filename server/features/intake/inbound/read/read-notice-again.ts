import type { Notice } from '#core/contract/intake/notices.ts';
import { AppError } from '#core/errors.ts';
import { isUnread } from '#core/rules/intake/notice-completeness.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { lockNotice } from '../../notices/notices.queries.ts';
import { readNotice } from '../../notices/read/read-notice.ts';
import { lockMessageOf } from '../../notices/write/reassign.queries.ts';
import { enqueueReadAgain } from '../make/record-unread.ts';
import { reopenMessage } from '../unread.queries.ts';

/** beyond §23: a superuser requests another reading of an unread message. Scheduled attempts are not affected. */
export async function readNoticeAgain(deps: Deps, actor: Actor, id: number): Promise<Notice> {
  await transaction(deps, actor, async (tx) => {
    await lockMessageOf(tx.db, id);
    const notice = found(await lockNotice(tx.db, visibleTo(actor), id));
    if (!isUnread(notice) || notice.inbound_id === null) throw new AppError('notice_was_read');
    await reopenMessage(tx.db, notice.inbound_id);
    await enqueueReadAgain(tx, notice.inbound_id);
  });
  return readNotice(deps, actor, id);
}
