import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteOrder, type Order } from '#core/contract/trade/orders.ts';
import { bulkDeleteCopy as copy } from '#core/copy/trade/orders.ts';
import { messages } from '#core/messages.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { useActOnAll } from '#web/lib/call/act-on-all.ts';
import { DeleteDialog } from '#web/product/delete-dialog.tsx';
import { SelectionAct, SelectionBar } from '#web/ui/list/selection-bar.tsx';

/** Deletes the selected orders that aren't paid yet. */
export function BulkDelete({ orders, onDone }: { orders: readonly Order[]; onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { run, pending } = useActOnAll(deleteOrder, { toast: messages.ordersDeleted });
  const losses = [...new Set(orders.map(({ type }) => kindOf(type.id).texts.loss))];
  return (
    <>
      <SelectionBar count={orders.length} onClear={onDone}>
        <SelectionAct onClick={() => setIsOpen(true)}>
          <Trash2 aria-hidden className="size-4" /> {copy.delete}
        </SelectionAct>
      </SelectionBar>
      {isOpen && (
        <DeleteDialog
          title={copy.title(orders.length)}
          pending={pending}
          act={async () => {
            await run(orders.map(({ id }) => ({ params: { id: String(id) } })));
            return { done: true as const, answer: undefined };
          }}
          onDone={() => {
            setIsOpen(false);
            onDone();
          }}
          onClose={() => setIsOpen(false)}
        >
          {losses.map((loss) => (
            <p key={loss} className="mb-2">
              {loss}
            </p>
          ))}
          <p>{messages.cannotBeUndone}</p>
        </DeleteDialog>
      )}
    </>
  );
}
