import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Output } from '#core/contract/endpoint.ts';
import { getOrder, type Order, type OrderUpdate, updateOrder } from '#core/contract/trade/orders.ts';
import { payOrder } from '#core/contract/trade/payments.ts';
import { type COINS, ORDER_STATUS, type Period, planOfPeriod } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';
import { type AttemptEvent, type Attempts, noAttempts, paymentAttempts } from '#core/rules/trade/payment-attempts.ts';
import { call } from '#web/lib/call/call.ts';
import { type Outcome, useAct } from '#web/lib/call/query.ts';
import { refreshTouched } from '#web/lib/refresh.ts';
import { toast } from '#web/lib/toasts.ts';
import { CallError } from '#web/lib/wire/call-error.ts';
import type { cardBody } from './card/card-body.ts';
import { failureEvent, isUnanswered } from './failure.ts';

type Paid = Output<typeof payOrder>;

export interface PaymentChoice {
  readonly payment_type: number;
  readonly coin?: (typeof COINS)[number];
  readonly card?: ReturnType<typeof cardBody> | { payment_token: string };
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const refused = ({ message, fields }: CallError): Outcome<never> => ({ done: false, message, fields, reported: true });

function toastPaid({ payment, order }: Paid): void {
  if (payment.status === 'unknown') toast.success(messages.orderPaymentUnknown);
  else
    toast.success(order.status.id === ORDER_STATUS.waiting_for_payment ? messages.orderInvoiced : messages.orderPaid);
}

/**
 * spec §4, the payment flow. Card data goes from the form straight to the request and is stored nowhere: not in the query
 * cache, not in a store. `onFinished` is called after success and after the last failed attempt, with the current order.
 */
export function usePayment(order: Order, period: Period, onFinished: (order: Order, payment_type: number) => void) {
  const client = useQueryClient();
  const { attempts, dispatch, latest } = useAttempts();
  const update = useAct(updateOrder);
  /** Idempotency key, one per attempt; reused only when the previous attempt's outcome is unknown. */
  const key = useRef<string | null>(null);

  const reload = (): Promise<Order | null> => call(getOrder, { params: { id: String(order.id) } }).catch(() => null);
  const refresh = () => {
    void refreshTouched(client, payOrder.touches);
  };

  /** Submits the order with the chosen plan, without a payment. */
  const submitUnpaid = async (body: Partial<OrderUpdate>, notify: () => void): Promise<void> => {
    const outcome = await update({ params: { id: String(order.id) }, body });
    if (!outcome?.done) return;
    notify();
    onFinished(outcome.answer.order, latest.current.payment_type);
  };

  const failed = async (error: CallError): Promise<Outcome<never>> => {
    if (!isUnanswered(error)) key.current = null;
    const next = dispatch(failureEvent(error, latest.current.payment_type));
    if (next.outcome === 'gave_up') {
      await submitUnpaid({ plan_id: planOfPeriod(period).id }, () => toast.error(messages.orderNotPaid));
    } else if (error.status === 409) {
      // The order may have been paid meanwhile, in another window or by a colleague.
      const now = await reload();
      refresh();
      if (now && !isEditable(now.status.id)) onFinished(now, next.payment_type);
    }
    return refused(error);
  };

  const pay = async ({ payment_type, coin, card }: PaymentChoice): Promise<Outcome<Paid> | undefined> => {
    // spec §4: a loading flag prevents double submission.
    if (latest.current.loading || latest.current.outcome === 'paid') return undefined;
    dispatch({ type: 'submitted' });
    key.current ??= newKey();
    const body = { order_id: order.id, period, payment_type, coin, ...card };
    try {
      const answer = await call(payOrder, { body }, { idempotencyKey: key.current });
      key.current = null;
      dispatch({ type: 'paid' });
      toastPaid(answer);
      const loaded = await reload();
      refresh();
      onFinished(loaded ?? answer.order, payment_type);
      return { done: true, answer };
    } catch (error) {
      if (error instanceof CallError) return failed(error);
      dispatch({ type: 'refused', message: messages.wrong });
      throw error;
    }
  };

  return {
    attempts,
    pay,
    /** decisions §11: 'Continue without payment'. */
    continueWithout: () =>
      submitUnpaid({ plan_id: planOfPeriod(period).id, status: ORDER_STATUS.waiting_for_payment }, () =>
        toast.success(messages.orderInvoiced),
      ),
    continuing: update.pending,
    /** The last attempt's outcome is unknown; the next one repeats it. */
    isUnanswered: () => key.current !== null,
    changeMethod: (payment_type: number) => {
      key.current = null;
      dispatch({ type: 'method_changed', payment_type });
    },
    editCard: () => {
      key.current = null;
      dispatch({ type: 'card_edited' });
    },
    /** Another price or coin is another request, with its own idempotency key. */
    startNewRequest: () => {
      key.current = null;
    },
  };
}

/** State of the payment form (spec §4). `dispatch` returns the next state for callers that need it immediately. */
function useAttempts() {
  const [attempts, setAttempts] = useState<Attempts>(() => noAttempts());
  const latest = useRef(attempts);
  const dispatch = (event: AttemptEvent): Attempts => {
    latest.current = paymentAttempts(latest.current, event);
    setAttempts(latest.current);
    return latest.current;
  };
  return { attempts, dispatch, latest };
}
