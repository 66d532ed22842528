import { NOTICE_STATUS, statusLookup } from '#core/lookups.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { updateNoticeRow } from '../../notices/notices.queries.ts';
import { type LetterRow, letterStandings } from './letters.queries.ts';

const { new: NEW, sent, resolved } = NOTICE_STATUS;

function statusOf({ is_passed_on, is_over }: LetterRow): number {
  if (is_over) return resolved;
  return is_passed_on ? sent : NEW;
}

/**
 * The notice of a counter-notice’s mail waits as New while the counter-notice is defective. It is Sent once that was forwarded to
 * the complainant, and Resolved when it is over. A status that a person set stays.
 */
export async function refreshLetters(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const letter of await letterStandings(tx.db, ids)) {
    const status_id = statusOf(letter);
    if (status_id === letter.status_id) continue;
    await updateNoticeRow(tx.db, letter.id, { status_id });
    const changes = [{ field: 'status', from: statusLookup(letter.status_id).name, to: statusLookup(status_id).name }];
    recordHistory(tx, { model: 'notice', object_id: letter.id, action: 'status changed', changes });
  }
}
