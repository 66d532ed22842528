import { type Order, updateOrder } from '#core/contract/trade/orders.ts';
import { submitOrderCopy as copy } from '#core/copy/product.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  readonly order: Order;
  /** Where there is something to pay, that is what comes next. */
  readonly label?: string;
  readonly onSubmitted?: (order: Order) => void;
}

/** decisions §10: `PUT` 9 submits. What costs nothing goes straight to Processing, the rest waits for its payment. */
export function SubmitOrder({ order, label = copy.submitOrder, onSubmitted }: Props) {
  const submit = useAct(updateOrder, {
    toast: label === copy.submitOrder ? messages.orderUpdated : undefined,
    onDone: (answer) => onSubmitted?.(answer.order),
  });
  const body = { status: ORDER_STATUS.waiting_for_payment };
  return (
    <Button
      variant="primary"
      pending={submit.pending}
      onClick={() => void submit({ params: { id: String(order.id) }, body })}
    >
      {label}
    </Button>
  );
}
