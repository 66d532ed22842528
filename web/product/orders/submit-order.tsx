import { type Order, updateOrder } from '#core/contract/orders.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/query.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  readonly order: Order;
  /** Where there is something to pay, that is what comes next. */
  readonly label?: 'Submit order' | 'Continue to Payment';
  readonly onSubmitted?: (order: Order) => void;
}

/** decisions §10: `PUT` 9 submits. What costs nothing goes straight to Processing, the rest waits for its payment. */
export function SubmitOrder({ order, label = 'Submit order', onSubmitted }: Props) {
  const submit = useAct(updateOrder, {
    toast: label === 'Submit order' ? messages.orderUpdated : undefined,
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
