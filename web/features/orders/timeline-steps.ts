import type { HistoryEntry } from '#core/contract/records/history.ts';
import type { Order } from '#core/contract/trade/orders.ts';
import { timelineStepsCopy as copy } from '#core/copy/trade/orders.ts';
import { ORDER_STATUS, statusLookup } from '#core/lookups.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { costsNothing } from '#web/product/orders/order-price.ts';

/** Times of the order's status changes, as far as its history is loaded. */
export interface StatusTimes {
  readonly submitted?: string | undefined;
  readonly processing?: string | undefined;
}

export interface TimelineStep {
  title: string;
  /** The person, or what the step waits for. */
  text: string;
  /** A timestamp or a calendar date. */
  date: string | null;
  state: 'done' | 'current' | 'ahead';
}

const { draft, waiting_for_payment, processing, complete } = ORDER_STATUS;
const LIFECYCLE: readonly number[] = [draft, waiting_for_payment, processing, complete];

const PAYMENT_TEXTS: Readonly<Record<string, string>> = copy.paymentTexts;

function paymentText(order: Order, isPaid: boolean): string {
  if (kindOf(order.type.id).price === 'free') return copy.removalsAreFree;
  if (order.is_covered) return copy.covered;
  if (order.payment?.status === 'paid' && order.payment.type) return order.payment.type.name;
  if (isPaid) return copy.received;
  const manual = order.payment?.status === 'pending' && order.invoice;
  if (manual) return copy.invoiceIsOpen(order.invoice?.number, order.payment?.type?.name);
  return PAYMENT_TEXTS[order.payment?.status ?? ''] ?? copy.byCardOrInvoice;
}

function completionText({ status, completed_by }: Order): string {
  if (status.id !== complete) return copy.completeAhead;
  return completed_by ? copy.completedBy(completed_by.name) : copy.completeText;
}

/** A manual payment is dated by the order's move to Processing; until then, by its submission. */
function paymentDate(order: Order, isPaid: boolean, { submitted, processing: wentOn }: StatusTimes): string | null {
  if (costsNothing(order) || order.status.id === draft) return null;
  return (isPaid ? wentOn : submitted) ?? null;
}

/** Extracts the times of status changes from the history. After a reversal, the last change of its kind wins. */
export function statusTimes(entries: readonly HistoryEntry[]): StatusTimes {
  const timeOfChange = (id: number): string | undefined => {
    const { name } = statusLookup(id);
    return entries.find(({ changes }) => changes.some(({ field, to }) => field === 'status' && to === name))?.date;
  };
  return { submitted: timeOfChange(waiting_for_payment), processing: timeOfChange(processing) };
}

/** An order's lifecycle as four steps: done, current or upcoming. */
export function timelineSteps(order: Order, moves: StatusTimes = {}): readonly TimelineStep[] {
  const at = LIFECYCLE.indexOf(order.status.id);
  const stateOf = (step: number): TimelineStep['state'] =>
    order.status.id === complete || step < at ? 'done' : step === at ? 'current' : 'ahead';
  const isPaid = at >= LIFECYCLE.indexOf(processing);
  const isDraft = order.status.id === draft;
  return [
    {
      title: isDraft ? copy.started : copy.placed,
      text: isDraft ? copy.startedText(order.created_by?.name) : copy.placedBy(order.created_by?.name),
      date: order.created_date,
      state: stateOf(0),
    },
    {
      title: costsNothing(order) ? copy.paymentNotNeeded : isPaid ? copy.paid : copy.waitingForPayment,
      text: paymentText(order, isPaid),
      date: order.payment?.status === 'paid' ? order.payment.date : paymentDate(order, isPaid, moves),
      state: stateOf(1),
    },
    {
      title: copy.processing,
      text: order.status.id === complete ? copy.processingText : copy.filingText,
      date: isPaid ? (moves.processing ?? null) : null,
      state: stateOf(2),
    },
    {
      title: copy.complete,
      text: completionText(order),
      date: order.completed_date,
      state: stateOf(3),
    },
  ];
}
