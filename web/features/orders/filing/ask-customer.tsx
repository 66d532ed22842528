import { useState } from 'react';
import { askCustomer, OrderQuestion } from '#core/contract/trade/order-questions.ts';
import type { Order } from '#core/contract/trade/orders.ts';
import { askCustomerCopy as copy } from '#core/copy/trade/questions.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';

/** A question by email to the order's owners and administrators; their answers come back as notes. */
export function AskCustomer({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {copy.ask}
      </Button>
      {isOpen && <QuestionDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function QuestionDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const form = useContractForm(OrderQuestion, { text: '' });
  const ask = useAct(askCustomer, { toast: copy.sent });
  return (
    <Dialog title={copy.title} description={copy.description} onClose={onClose}>
      <Form
        form={form}
        label={copy.title}
        act={(body) => ask({ params: { id: String(order.id) }, body })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-4"
      >
        <TextAreaField name="text" label={copy.question} rows={5} />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={ask.pending}>
            {copy.send}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
