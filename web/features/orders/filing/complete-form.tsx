import { completeOrder, type Order, OrderComplete, RegistrationComplete } from '#core/contract/trade/orders.ts';
import { completeFormCopy as copy } from '#core/copy/trade/orders.ts';
import { messages } from '#core/messages.ts';
import { expiryOf } from '#core/rules/registry/designation.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { formatCalendarDate } from '#web/lib/format.ts';
import { DirectoryIdFields } from '#web/product/companies/directory-id-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';

/** The form gives way to a single line at the page's top, which says what is next. */
const showTop = (): void => document.querySelector<HTMLElement>('#content h1')?.focus();

/** Records the Copyright Office's ids. Completing applies the order in one transaction. */
export function CompleteForm({ order }: { order: Order }) {
  const isRegistration = kindOf(order.type.id).isFirst;
  const complete = useAct(completeOrder, { toast: messages.orderCompleted, onDone: showTop });
  const form = useContractForm(isRegistration ? RegistrationComplete : OrderComplete, {
    dmca_public_id: '',
    dmca_registration_id: '',
    completed_date: dateOf(new Date()),
    notes: '',
  });
  const date = form.watch('completed_date') ?? '';
  return (
    <Form
      form={form}
      label={copy.completeOrder}
      act={(body) => complete({ params: { id: String(order.id) }, body })}
      className="grid gap-4 sm:grid-cols-2"
    >
      <DirectoryIdFields optional={!isRegistration} />
      <TextField name="completed_date" label={copy.date} type="date" hint={until(order, date)} />
      <div className="sm:col-span-2">
        <TextAreaField name="notes" label={copy.notes} optional />
      </div>
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" pending={complete.pending}>
          {copy.completeOrder}
        </Button>
      </div>
    </Form>
  );
}

/** Explains the date: the three-year term starts on it. */
function until({ type }: Order, date: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return copy.dateHint;
  if (!kindOf(type.id).protects) return copy.protectionEndsOn(formatCalendarDate(date));
  return copy.protectedUntil(formatCalendarDate(expiryOf(date)));
}
