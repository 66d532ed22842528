import { ORDER_ERROR_TOAST_MS } from '#core/constants.ts';
import type { CompanyFields } from '#core/contract/registry/company-fields.ts';
import { createOrder, type Order, updateOrder } from '#core/contract/trade/orders.ts';
import { addressStepCopy as copy } from '#core/copy/registry/add-company.ts';
import { planOfPeriod } from '#core/lookups.ts';
import { type Outcome, useAct } from '#web/lib/call/query.ts';
import { chosenPeriod } from '#web/lib/chosen-period.ts';
import { type ContractForm, Form } from '#web/lib/form/form.tsx';
import { toast } from '#web/lib/toasts.ts';
import { CompanyFieldControl } from '#web/product/companies/company-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { WizardBody, WizardFoot } from '#web/ui/dialog/wizard-dialog.tsx';
import { moveToShownFields } from './field-errors.ts';

interface Placed {
  readonly order: Order;
  readonly redirect_uri?: { readonly url: string };
}

interface Props {
  readonly form: ContractForm<typeof CompanyFields>;
  /** Set after Back: the order is updated instead of placed twice. */
  readonly order: Order | null;
  readonly onPlaced: (order: Order) => void;
  readonly onRedirect: (url: string) => void;
  readonly onCancel: () => void;
}

export function AddressStep({ form, order, onPlaced, onRedirect, onCancel }: Props) {
  const options = { inPlace: true };
  const create = useAct(createOrder, options);
  const update = useAct(updateOrder, options);

  const place = async (fields: CompanyFields): Promise<Outcome<Placed> | undefined> => {
    if (order && !form.formState.isDirty) return { done: true, answer: { order } };
    const outcome: Outcome<Placed> | undefined = order
      ? await update({ params: { id: String(order.id) }, body: fields })
      : await create({ body: { ...fields, plan_id: planOfPeriod(chosenPeriod.get()).id } });
    if (!outcome || outcome.done) return outcome;
    // spec §8: always shows the toast, and field errors on their fields too.
    toast.error(outcome.message, { ms: ORDER_ERROR_TOAST_MS });
    return { ...outcome, fields: moveToShownFields(outcome.fields), reported: true };
  };

  return (
    <Form
      form={form}
      label={copy.step1}
      act={place}
      onDone={({ order: placed, redirect_uri }) => {
        // Saved values don't trigger the unsaved guard.
        form.reset(form.getValues());
        // The order has it now.
        chosenPeriod.clear();
        if (redirect_uri) onRedirect(redirect_uri.url);
        else onPlaced(placed);
      }}
      className="flex min-h-0 grow flex-col"
    >
      <WizardBody>
        <CompanyFieldControl name="name" />
        <CompanyFieldControl name="address" autoComplete="street-address" />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <CompanyFieldControl name="city" />
          <CompanyFieldControl name="state" />
          <CompanyFieldControl name="zip" />
          <CompanyFieldControl name="country" placeholder={copy.placeholder} />
        </div>
        <CompanyFieldControl name="phone" />
      </WizardBody>
      <WizardFoot note={order ? copy.draftSaved(order.number) : copy.draftHint}>
        <Button onClick={onCancel}>{copy.cancel}</Button>
        <Button type="submit" variant="primary" pending={create.pending || update.pending}>
          {copy.next}
        </Button>
      </WizardFoot>
    </Form>
  );
}
