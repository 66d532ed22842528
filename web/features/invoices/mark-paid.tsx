import { useState } from 'react';
import { type Invoice, settleInvoice } from '#core/contract/trade/payments.ts';
import { markPaidCopy as copy } from '#core/copy/trade/invoices.ts';
import { messages } from '#core/messages.ts';
import { dollars } from '#core/rules/text/money.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';

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
        {copy.markAsPaid}
      </Button>
      {isOpen && (
        <Dialog title={copy.title} size="sm" onClose={() => setIsOpen(false)}>
          <p className="text-14 text-ink-2 text-pretty">
            {copy.forInvoiceTheInvoiceIs(dollars(invoice.total), invoice.number)}
          </p>
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
