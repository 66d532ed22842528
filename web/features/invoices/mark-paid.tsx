import { useState } from 'react';
import { type Invoice, settleInvoice } from '#core/contract/trade/payments.ts';
import { markPaidCopy as copy } from '#core/copy/trade/invoices.ts';
import { messages } from '#core/messages.ts';
import { dollars } from '#core/rules/text/money.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';

/** The invoice of an order is settled through the order instead. */
export const canBeSettled = ({ status, order }: Invoice): boolean => status === 'open' && order === null;

/** Lets a superuser record an incoming payment. Asks for confirmation, because it can't be undone. */
export function MarkPaid({ invoice }: { invoice: Invoice }) {
  const [isOpen, setIsOpen] = useState(false);
  const settle = useAct(settleInvoice, {
    toast: messages.invoicePaid,
    onDone: () => setIsOpen(false),
  });
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {copy.markAsPaid}
      </Button>
      {isOpen && (
        <Dialog title={copy.title} size="sm" onClose={() => setIsOpen(false)}>
          <p className="text-14 text-ink-2 text-pretty">{copy.text(dollars(invoice.total), invoice.number)}</p>
          <Actions>
            <Button onClick={() => setIsOpen(false)}>{copy.cancel}</Button>
            <Button
              variant="primary"
              pending={settle.pending}
              onClick={() => void settle({ params: { id: String(invoice.id) }, body: { status: 'paid' } })}
            >
              {copy.markAsPaid}
            </Button>
          </Actions>
        </Dialog>
      )}
    </>
  );
}
