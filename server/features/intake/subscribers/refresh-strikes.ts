import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { type StruckUrl, strikesOf } from '#core/rules/intake/strikes.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import { recordEvent } from '../../records/events/record-event.ts';
import {
  forgetOk,
  lockSubscribers,
  type NewStrike,
  refreshLimitsOf,
  retractedAmong,
  writeStrikes,
} from './strikes.queries.ts';

const ACTIONS = { counted: 'strike counted', pending: 'strike pending', void: 'strike voided' } as const;

interface StruckNotice {
  id: number;
  urls: readonly StruckUrl[];
}

const isAboutSomebody = ({ urls }: StruckNotice): boolean =>
  urls.some(({ facts }) => facts.some(({ action, subscriber_id }) => action === 'disabled' && subscriber_id !== null));

async function strikesIn(tx: Tx, notices: readonly StruckNotice[]): Promise<NewStrike[]> {
  const retracted = await retractedAmong(
    tx.db,
    notices.map(({ id }) => id),
  );
  return notices.flatMap(({ id: notice_id, urls }) =>
    [...strikesOf(urls, retracted.has(notice_id))].map(([subscriber_id, strike]) => ({
      notice_id,
      subscriber_id,
      ...strike,
    })),
  );
}

/** Brings the strikes of notices in line with their URLs, with history and events of the subscribers. History holds no handles. */
export async function refreshStrikes(tx: Tx, notices: readonly StruckNotice[]): Promise<void> {
  const about = notices.filter(isAboutSomebody);
  if (about.length === 0) return;
  const strikes = await strikesIn(tx, about);
  const subscribers = [...new Set(strikes.map(({ subscriber_id }) => subscriber_id))];
  await lockSubscribers(tx.db, subscribers);
  const written = await writeStrikes(tx.db, strikes);
  const counting = written.filter(({ after }) => after === 'counted').map(({ subscriber_id }) => subscriber_id);
  if (counting.length > 0) await forgetOk(tx.db, counting);
  await refreshLimitsOf(tx.db, subscribers);
  for (const { notice_id, subscriber_id, company_id, before, after, cause } of written) {
    const on = { model: 'subscriber', object_id: subscriber_id } as const;
    const isAdded = after !== 'void' && (before === null || before === 'void');
    const changes = [
      { field: 'notice', from: null, to: noticeNumber(notice_id) },
      { field: 'strike', from: before, to: after },
      ...(cause === null ? [] : [{ field: 'reason', from: null, to: cause }]),
    ];
    recordHistory(tx, { ...on, action: isAdded ? 'strike added' : ACTIONS[after], changes });
    const text = `Notice ${noticeNumber(notice_id)}`;
    if (isAdded) await recordEvent(tx, 'strike_added', { company_id, ...on, text });
  }
}
