import { actionCopy as copy } from '#core/copy/intake/url-actions.ts';
import { type Change, recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Reactions } from '../../../deps.ts';
import { recordEvent } from '../../records/events/record-event.ts';
import { followLocked } from './follow-notices.ts';
import type { Acted } from './record-actions.ts';

/** URLs named in one history entry. The actions themselves are kept whole. */
const NAMED = 50;

/** The URLs under the name of the action. History holds no handle of a subscriber and no note. */
function changesOf({ urls, act: { action, date, reason } }: Acted, now: Date): Change[] {
  const more = urls.length - NAMED;
  return [
    ...urls.slice(0, NAMED).map(({ url }) => ({ field: action, from: null, to: url })),
    ...(more > 0 ? [{ field: action, from: null, to: copy.more(more) }] : []),
    ...(+date === +now ? [] : [{ field: 'date', from: null, to: date.toISOString() }]),
    ...(reason === null ? [] : [{ field: 'reason', from: null, to: reason }]),
  ];
}

const EVENTS = { disabled: 'url_disabled', restored: 'url_restored' } as const;
const hasEvent = (action: string): action is keyof typeof EVENTS => action in EVENTS;

/**
 * Runs reactions; updates statuses, counts and strikes; writes history and events: one event per act, however many URLs. The caller
 * has locked the notices.
 */
export async function concludeActs(tx: Tx, { urlsActed }: Reactions, acts: readonly Acted[]): Promise<void> {
  for (const { notice_id, urls, act } of acts) {
    const acted = { notice_id, url_ids: urls.map(({ id }) => id), action: act.action };
    for (const react of urlsActed) await react(tx, acted);
  }
  await followLocked(tx, [...new Set(acts.map(({ notice_id }) => notice_id))]);
  // After the entries about statuses: a transaction's entries about one object are merged, and the last one names the action.
  for (const acted of acts) {
    const { notice_id, company_id, urls, act } = acted;
    const on = { model: 'notice', object_id: notice_id } as const;
    recordHistory(tx, { ...on, action: copy.history[act.action], changes: changesOf(acted, tx.now) });
    if (company_id === null || !hasEvent(act.action)) continue;
    await recordEvent(tx, EVENTS[act.action], { company_id, ...on, text: copy.count(urls.length) });
  }
}
