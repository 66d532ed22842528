import { useState } from 'react';
import { type Order, updateOrder } from '#core/contract/trade/orders.ts';
import { paymentArrivedCopy as copy } from '#core/copy/trade/orders.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { dollars } from '#core/rules/text/money.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';

/** decisions §5: a superuser records a manual payment (9 → 8). Asks for confirmation, because it can't be undone. */
export function PaymentArrived({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  const move = useAct(updateOrder, {
    toast: messages.orderPaid,
    onDone: () => setIsOpen(false),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="min-w-0 flex-1 basis-60 text-13 text-ink-2 text-pretty">
        {copy.waitingForPayment}
        {order.payment?.type ? copy.paymentMethod(order.payment.type.name) : ''}
        {copy.filingHint}
      </p>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {copy.confirmPayment}
      </Button>
      {isOpen && (
        <Dialog title={copy.title} size="sm" onClose={() => setIsOpen(false)}>
          <p className="text-14 text-ink-2 text-pretty [overflow-wrap:anywhere]">
            {copy.amountOfOrder(dollars(order.amount), order.number, order.company.name)}
            {order.invoice ? copy.invoice(order.invoice.number) : ''}
            {copy.consequences}
          </p>
          <Actions>
            <Button onClick={() => setIsOpen(false)}>{copy.cancel}</Button>
            <Button
              variant="primary"
              pending={move.pending}
              onClick={() => void move({ params: { id: String(order.id) }, body: { status: ORDER_STATUS.processing } })}
            >
              {copy.confirmPayment}
            </Button>
          </Actions>
        </Dialog>
      )}
    </div>
  );
}
