import { useState } from 'react';
import { deleteOrder, type Order } from '#core/contract/trade/orders.ts';
import { deleteOrderCopy as copy } from '#core/copy/trade/orders.ts';
import { messages } from '#core/messages.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { useAct } from '#web/lib/call/query.ts';
import { DeleteDialog } from '#web/product/delete-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { DangerZone } from '#web/ui/dialog/danger-zone.tsx';

/** spec §8: the confirmation of each of the four kinds says what is deleted and that it can't be undone. */
export function DeleteOrder({ order, onDeleted }: { order: Order; onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useAct(deleteOrder, { inPlace: true, refresh: false });
  const loss = kindOf(order.type.id).texts.loss;
  return (
    <>
      <DangerZone
        title={copy.deleteThisOrder}
        action={
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            {copy.deleteOrder}
          </Button>
        }
      >
        <p>
          {loss} {messages.cannotBeUndone}
        </p>
      </DangerZone>
      {isOpen && (
        <DeleteDialog
          title={copy.deleteOrderNumber(order.number)}
          pending={remove.pending}
          act={() => remove({ params: { id: String(order.id) } })}
          onDone={onDeleted}
          onClose={() => setIsOpen(false)}
        >
          <strong className="font-medium text-ink">{copy.typeAndCompany(order.type.name, order.company.name)}</strong>{' '}
          {loss} {messages.cannotBeUndone}
        </DeleteDialog>
      )}
    </>
  );
}
