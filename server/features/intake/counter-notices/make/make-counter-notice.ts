import {
  type CounterElement,
  type CounterElements,
  type CounterReason,
  counterVerdictOf,
} from '#core/rules/intake/counter-notice.ts';
import { clockOf, isNear } from '#core/rules/intake/counter-notice-clock.ts';
import { waitOf } from '#core/rules/intake/counter-notice-outcome.ts';
import { dateIn } from '#core/rules/text/zoned-time.ts';
import { recordHistory } from '../../../../db/history.ts';
import { isSystem, type Tx } from '../../../../db/transaction.ts';
import { recordEvent } from '../../../records/events/record-event.ts';
import { forwardComplete, type MailSettings, withholdForward } from '../mail/forward-counter-notice.ts';
import { refreshCounterNotices } from '../refresh/refresh-counter-notices.ts';
import type { CounterNoticeTableRow } from '../tables.queries.ts';
import { insertCounterNotice, type NamedUrl } from './write.queries.ts';

/** Everything that is known of a counter-notice, however it came in. */
export interface CounterNoticeFacts {
  /** Null: an unassigned notice, which only superusers see. */
  company_id: number | null;
  /** The notice that it answers; null if none is known: it is then defective. */
  notice_id: number | null;
  /** The URLs that it is about: those of the notice that are disabled, or as they were named if none is. */
  urls: readonly NamedUrl[];
  /** Null: some of its URLs were disabled when it came in. */
  reason: CounterReason | null;
  /** The notice that its mail made. */
  letter_id?: number;
  /** The form that it was made from, which sends its own receipt. */
  submission_id?: number;
  /** A program may have sent the form: a person forwards it. */
  is_suspect?: boolean;
  source_id: number;
  /** Day 0 of the clock: of a form, when it was submitted, not when it was confirmed. */
  received_date: Date;
  sender: { name: string; email: string | null };
  subscriber_id: number | null;
  text: string;
  /** The original, attached to the mail for the complainant. */
  raw_file_id: number | null;
  elements: CounterElements;
  /** The sentences that the elements were found in; empty if a person typed it in. */
  found: Partial<Record<CounterElement, string>>;
}

export type Completion = Pick<CounterNoticeTableRow, 'completed_date' | 'clock_start' | 'wait' | 'is_late'>;

/** The clock counts from the receipt. When little of it is left, a card warns (beyond-edges § 15–18). */
export function completion(now: Date, { AGENT_TIME_ZONE: zone }: MailSettings, received_date: Date): Completion {
  const clock_start = dateIn(received_date, zone);
  const clock = clockOf(clock_start);
  const { due, latest, overdue, until } = waitOf(clock, zone);
  const wait = { until, due: due.toISOString(), latest: latest.toISOString(), overdue: overdue.toISOString() };
  return { completed_date: now, clock_start, wait, is_late: isNear(dateIn(now, zone), clock.safe_from) };
}

export const INCOMPLETE: Completion = { completed_date: null, clock_start: null, wait: null, is_late: false };

/**
 * Makes one counter-notice: typed in, read from a mail, or sent by form. The caller has locked the notice, decided about the URLs
 * (`answered-notices.ts` finds them for mails and forms), and authorized the actor; a mail or form passes a transaction whose actor is
 * the system. A complete counter-notice is forwarded to the complainant in the same transaction, its sender gets a receipt, and its
 * URLs become disputed. Undefined if the same letter or form made one for this notice before.
 */
export async function makeCounterNotice(
  tx: Tx,
  config: MailSettings,
  facts: CounterNoticeFacts,
  by: { readonly isSuperuser: boolean } = { isSuperuser: false },
): Promise<number | undefined> {
  const { urls, sender, letter_id = null, submission_id = null, is_suspect = false, ...values } = facts;
  const { company_id, notice_id, elements, received_date } = facts;
  const reason = notice_id === null ? 'nothing_disabled' : facts.reason;
  const verdict = counterVerdictOf(elements, reason);
  const isComplete = verdict === 'complete';
  const id = await insertCounterNotice(
    tx.db,
    {
      ...values,
      ...{ reason, verdict, letter_id, submission_id },
      ...(isComplete ? completion(tx.now, config, received_date) : INCOMPLETE),
      sender_name: sender.name,
      sender_email: sender.email?.toLowerCase() ?? null,
      created_by: tx.actor_id,
      created_date: tx.now,
    },
    urls,
  );
  if (id === undefined) return undefined;
  const on = { model: 'counternotice', object_id: id } as const;
  if (company_id !== null) await recordEvent(tx, 'counter_notice_received', { company_id, ...on });
  await refreshCounterNotices(tx, notice_id === null ? [] : [notice_id], [id]);
  if (isComplete && is_suspect) await withholdForward(tx, id);
  else if (isComplete) await forwardComplete(tx, config, id, by, { hasReceipt: submission_id === null });
  // Recorded last: a transaction's entries about one object are merged, and the last one names the action.
  recordHistory(tx, { ...on, action: isSystem(tx) ? 'received' : 'typed in' });
  return id;
}
