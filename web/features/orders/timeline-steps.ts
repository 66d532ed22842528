import type { HistoryEntry } from '#core/contract/history.ts';
import type { Order } from '#core/contract/orders.ts';
import { ORDER_STATUS, statusLookup } from '#core/lookups.ts';
import { kindOf } from '#core/rules/order-kinds.ts';
import { costsNothing } from '#web/product/orders/order-price.ts';

/** When the order moved on, where its history has told. */
export interface Moves {
  readonly submitted?: string | undefined;
  readonly processing?: string | undefined;
}

export interface TimelineStep {
  title: string;
  /** Who, or what it waits for. */
  text: string;
  /** A moment, or a calendar date. */
  date: string | null;
  state: 'done' | 'current' | 'ahead';
}

const { draft, waiting_for_payment, processing, complete } = ORDER_STATUS;
const ORDER_OF_LIFE: readonly number[] = [draft, waiting_for_payment, processing, complete];

const PAYMENT_TEXTS: Readonly<Record<string, string>> = {
  pending: 'Payment in progress',
  failed: 'The last payment attempt failed',
  unknown: 'We are checking with the bank whether the payment went through',
};

function paymentText(order: Order, isPaid: boolean): string {
  if (kindOf(order.type.id).price === 'free') return 'Removals are free';
  if (order.is_covered) return 'Covered by the active subscription';
  if (order.payment?.status === 'paid') return order.payment.type.name;
  if (isPaid) return 'Received';
  const manual = order.payment?.status === 'pending' && order.invoice;
  if (manual) return `Invoice ${order.invoice?.number} is open · ${order.payment?.type.name}`;
  return PAYMENT_TEXTS[order.payment?.status ?? ''] ?? 'By card or invoice';
}

/** What was paid by hand was paid when the order went on; until then it has been waiting since it was submitted. */
function paymentDate(order: Order, isPaid: boolean, { submitted, processing: wentOn }: Moves): string | null {
  if (costsNothing(order) || order.status.id === draft) return null;
  return (isPaid ? wentOn : submitted) ?? null;
}

/** The moments of its moves, from the entries of its history. What was taken back is told by the last of its kind. */
export function movesOf(entries: readonly HistoryEntry[]): Moves {
  const movedTo = (id: number): string | undefined => {
    const { name } = statusLookup(id);
    return entries.find(({ changes }) => changes.some(({ field, to }) => field === 'status' && to === name))?.date;
  };
  return { submitted: movedTo(waiting_for_payment), processing: movedTo(processing) };
}

/** The life of an order as four steps: what was, what is, and what comes. */
export function timelineSteps(order: Order, moves: Moves = {}): readonly TimelineStep[] {
  const at = ORDER_OF_LIFE.indexOf(order.status.id);
  const stateOf = (step: number): TimelineStep['state'] =>
    order.status.id === complete || step < at ? 'done' : step === at ? 'current' : 'ahead';
  const isPaid = at >= ORDER_OF_LIFE.indexOf(processing);
  return [
    {
      title: 'Placed',
      text:
        order.status.id === draft
          ? `By ${order.created_by?.name ?? 'the system'} · still a draft`
          : `By ${order.created_by?.name ?? 'the system'}`,
      date: order.created_date,
      state: stateOf(0),
    },
    {
      title: costsNothing(order) ? 'Payment not needed' : isPaid ? 'Paid' : 'Waiting for payment',
      text: paymentText(order, isPaid),
      date: order.payment?.status === 'paid' ? order.payment.date : paymentDate(order, isPaid, moves),
      state: stateOf(1),
    },
    {
      title: 'Processing',
      text:
        order.status.id === complete
          ? 'Filed with the Copyright Office'
          : 'We file it with the Copyright Office, usually within 24 hours',
      date: isPaid ? (moves.processing ?? null) : null,
      state: stateOf(2),
    },
    {
      title: 'Complete',
      text: order.completed_by ? `By ${order.completed_by.name}` : 'The directory is up to date',
      date: order.completed_date,
      state: stateOf(3),
    },
  ];
}
