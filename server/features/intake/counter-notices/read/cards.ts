import type { CounterNoticeRow } from '#core/contract/intake/counter-notices.ts';
import type { Card } from '#core/contract/views/card.ts';
import { counterNoticeCards as copy } from '#core/copy/intake/counter-notice-cards.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { dateIn } from '#core/rules/text/zoned-time.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import type { CounterNoticeView, OtherNotice } from './counter-notices.queries.ts';

export type CardView = CounterNoticeView & { also_disabled: OtherNotice[] | null };

/** When the card became due, from the columns that hold it. */
const since = (date: string | null, row: CardView): string => iso(date ?? row.received_date);

function restoreCards(row: CardView, { outcome, released_date }: CounterNoticeRow): Omit<Card, 'link'>[] {
  const date = since(row.due_date, row);
  if (outcome === 'overdue')
    return [{ code: 'overdue', gravity: 'grave', text: copy.daysPassed, date: since(row.overdue_date, row) }];
  if (outcome !== 'restore_due') return [];
  const isReleased = released_date !== null && released_date === date;
  return [
    {
      code: 'restore_due',
      gravity: 'warning',
      text: isReleased ? copy.putBackNow : copy.putBackBy(row.put_back_by!),
      date,
    },
  ];
}

/** A proceeding that nobody assessed when the last day began. */
function holdCards(row: CardView, { outcome, holds }: CounterNoticeRow, { now, timeZone }: At): Omit<Card, 'link'>[] {
  const hold = holds.find(({ state }) => state === 'reported');
  if (outcome !== 'held' || !hold || row.latest_date === null || now < new Date(row.latest_date)) return [];
  const [reported, latest] = [new Date(hold.received_date), new Date(row.latest_date)].map((at) =>
    dateIn(at, timeZone),
  );
  const text = copy.unassessed(reported!, latest!);
  return [{ code: 'hold_unassessed', gravity: 'grave', text, date: since(row.latest_date, row) }];
}

function forwardCards(row: CardView, { forward, outcome }: CounterNoticeRow): Omit<Card, 'link'>[] {
  const isOver = outcome === 'defective' || outcome === 'withdrawn' || outcome === 'restored';
  if (isOver || forward?.status !== 'failed') return [];
  const { error, date } = forward;
  const byHand = row.forward_problem === 'suspect' ? (error ?? '') : copy.byMail(error ?? '');
  const text = date === null ? byHand : copy.forwardFailed;
  return [{ code: 'forward_failed', gravity: 'warning', text, date: since(forward.date, row) }];
}

interface At {
  readonly now: Date;
  readonly timeZone: string;
}

/** beyond § 15: what needs attention about a counter-notice; gravest first. One that repeats an earlier one leaves its dates to it. */
export function cardsOf(row: CardView, shown: CounterNoticeRow, at: At): Card[] {
  const isLeader = shown.follows === null;
  const due = isLeader ? restoreCards(row, shown) : [];
  const others = row.also_disabled ?? [];
  const cards: Omit<Card, 'link'>[] = [
    ...(isLeader ? holdCards(row, shown, at) : []),
    ...due,
    ...forwardCards(row, shown),
  ];
  if (due.length > 0 && others.length > 0) {
    const text = copy.alsoDisabled(others.map(({ id }) => noticeNumber(id)));
    cards.push({ code: 'also_disabled', gravity: 'warning', text, date: due[0]!.date });
  }
  if (row.is_late && shown.outcome === 'waiting' && shown.clock)
    cards.push({
      code: 'clock_near',
      gravity: 'warning',
      text: copy.near(shown.clock.safe_from),
      date: since(null, row),
    });
  return cards.map((card) => ({ ...card, link: `/counter-notices/${shown.id}/` }));
}
