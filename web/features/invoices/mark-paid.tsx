import { useState } from 'react';
import { type Invoice, settleInvoice } from '#core/contract/payments.ts';
import { messages } from '#core/messages.ts';
import { dollars } from '#core/rules/money.ts';
import { useAct } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';

/** An order's invoice is paid by moving the order. */
export const canBeSettled = ({ status, order }: Invoice): boolean => status === 'open' && order === null;

/** The superuser says that the money has arrived. There is no way back, so it is asked. */
export function MarkPaid({ invoice }: { invoice: Invoice }) {
  const [isOpen, setIsOpen] = useState(false);
  const settle = useAct(settleInvoice, {
    toast: messages.invoicePaid,
    onDone: () => setIsOpen(false),
  });
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Mark as paid
      </Button>
      {isOpen && (
        <Dialog title="Has the payment arrived?" size="sm" onClose={() => setIsOpen(false)}>
          <p className="text-14 text-ink-2 text-pretty">
            {dollars(invoice.total)} for invoice {invoice.number}. The invoice is marked as paid, and the subscription
            is extended by its period. This cannot be undone.
          </p>
          <Actions>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button
              variant="primary"
              pending={settle.pending}
              onClick={() => void settle({ params: { id: String(invoice.id) }, body: { status: 'paid' } })}
            >
              Mark as paid
            </Button>
          </Actions>
        </Dialog>
      )}
    </>
  );
}
