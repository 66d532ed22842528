import { type Order, updateOrder } from '#core/contract/trade/orders.ts';
import { submitOrderCopy as copy } from '#core/copy/product.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  readonly order: Order;
  /** Label of the button, for orders where payment is the next step. */
  readonly label?: string;
  readonly onSubmitted?: (order: Order) => void;
}

/** Submits an order with `PUT` status 9 (decisions §10). A free order goes straight to Processing, others await payment. */
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
