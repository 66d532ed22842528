import type { CounterNotice, CounterNoticeRow, Hold } from '#core/contract/intake/counter-notices.ts';
import type { Card } from '#core/contract/views/card.ts';
import { SOURCES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { counterNoticeNumber } from '#core/rules/intake/counter-notice.ts';
import { clockOf } from '#core/rules/intake/counter-notice-clock.ts';
import { type Outcome, outcomeOf } from '#core/rules/intake/counter-notice-outcome.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import { presentHandler } from '../../notices/read/notices.present.ts';
import type { ForwardProblem } from '../tables.queries.ts';
import type { CounterNoticeView, HoldView, WholeCounterNotice } from './counter-notices.queries.ts';

/** What the presentation depends on besides the row. */
export interface Reader {
  readonly now: Date;
  /** The agent’s name, as which customers see superusers. */
  readonly agent: string;
  /** Whether the reader handles the company’s notices. */
  maySeeHandles(company_id: number): boolean;
}

const REASONS = { nothing_disabled: messages.nothingDisabled } as const;

const PROBLEMS: Readonly<Record<ForwardProblem, string>> = {
  no_email: messages.senderWithoutEmail,
  no_reply: messages.senderUnanswerable,
  not_allowed: messages.registrationIncomplete,
  suspect: messages.counterFormSuspect,
};

const dateOrNull = (date: string | null): string | null => (date === null ? null : iso(date));

export function presentHold(row: HoldView, urls: CounterNoticeRow['urls'], agent: string): Hold {
  const by = presentHandler(row.author, agent);
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    received_date: iso(row.received_date),
    court: row.court,
    case_number: row.case_number,
    file_id: row.file_id,
    urls: urls.filter(({ id }) => row.url_ids === null || (id !== null && row.url_ids.includes(id))),
    reason: row.reason,
    by: by && { id: by.id, name: by.name },
    date: iso(row.date),
  };
}

function presentForward({ forward, forward_problem }: CounterNoticeView): CounterNoticeRow['forward'] {
  if (forward_problem !== null) return { date: null, status: 'failed', error: PROBLEMS[forward_problem] };
  return forward && { ...forward, date: iso(forward.date) };
}

export function outcomeOfView(
  { state, due_date, latest_date, overdue_date, put_back_by }: CounterNoticeView,
  now: Date,
): Outcome {
  const isKnown = due_date !== null && latest_date !== null && overdue_date !== null && put_back_by !== null;
  const wait = isKnown
    ? { due: new Date(due_date), latest: new Date(latest_date), overdue: new Date(overdue_date), until: put_back_by }
    : null;
  return outcomeOf({ state, wait }, now);
}

export function presentRow(row: CounterNoticeView, { now, agent, maySeeHandles }: Reader): CounterNoticeRow {
  const { notice_id, letter_id, leader_id, company, clock_start, state } = row;
  const urls = row.urls ?? [];
  const hasClock = clock_start !== null && state !== 'defective' && state !== 'withdrawn';
  return {
    id: row.id,
    number: counterNoticeNumber(row.id),
    notice: notice_id === null ? null : { id: notice_id, number: noticeNumber(notice_id) },
    letter: letter_id === null ? null : { id: letter_id, number: noticeNumber(letter_id) },
    company,
    source: SOURCES.find(({ id }) => id === row.source_id) ?? { id: row.source_id, name: '' },
    received_date: iso(row.received_date),
    subscriber: company && maySeeHandles(company.id) ? row.subscriber : null,
    sender: { name: row.sender_name, email: row.sender_email },
    urls,
    urls_count: row.urls_count,
    elements: row.elements,
    verdict: row.verdict,
    reason: row.reason && REASONS[row.reason],
    is_corrected: row.is_corrected,
    raw_file_id: row.raw_file_id,
    forward: presentForward(row),
    clock: hasClock ? clockOf(clock_start) : null,
    holds: (row.holds ?? []).map((hold) => presentHold(hold, urls, agent)),
    outcome: outcomeOfView(row, now),
    follows: leader_id === null ? null : { id: leader_id, number: counterNoticeNumber(leader_id) },
    withdrawn_date: dateOrNull(row.withdrawn_date),
    withdrawn_reason: row.withdrawn_reason,
    released_date: dateOrNull(row.released_date),
  };
}

export const presentWhole = (row: WholeCounterNotice, shown: CounterNoticeRow, cards: Card[]): CounterNotice => ({
  ...shown,
  text: row.text,
  found: row.found,
  deliveries: (row.deliveries ?? []).map((delivery) => ({ ...delivery, date: iso(delivery.date) })),
  cards,
});
