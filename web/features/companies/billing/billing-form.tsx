import { BillingFields, changeBilling } from '#core/contract/registry/companies.ts';
import { billingFormCopy as copy } from '#core/copy/registry/companies.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { useCountryOptions } from '#web/product/companies/countries.ts';
import { Button } from '#web/ui/button.tsx';
import { ComboboxField } from '#web/ui/form/combobox-field.tsx';
import { EmailField, TextField } from '#web/ui/form/field.tsx';

/** spec §5: email, line 1, zip and country are required here. */
export function BillingForm({ companyId, billing }: { companyId: number; billing: BillingFields }) {
  const change = useAct(changeBilling, { toast: messages.billingUpdated });
  const form = useContractForm(BillingFields, billing);
  const countries = useCountryOptions();
  return (
    <Form
      form={form}
      label={copy.billingInformation}
      act={(body) => change({ params: { id: String(companyId) }, body })}
      onDone={(_, saved) => form.reset(saved)}
      className="grid gap-4 sm:grid-cols-2"
    >
      <TextField name="name" label={copy.name} optional autoComplete="billing organization" />
      <EmailField name="email" label={copy.email} autoComplete="billing email" />
      <TextField name="line1" label={copy.line1} autoComplete="billing address-line1" />
      <TextField name="address" label={copy.address} optional autoComplete="billing address-line2" />
      <TextField name="city" label={copy.city} optional autoComplete="billing address-level2" />
      <TextField name="state" label={copy.state} optional autoComplete="billing address-level1" />
      <TextField name="zip" label={copy.zip} autoComplete="billing postal-code" />
      <ComboboxField name="country" label={copy.country} options={countries} autoComplete="billing country-name" />
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" pending={change.pending} disabled={!form.formState.isDirty}>
          {copy.saveBillingInformation}
        </Button>
      </div>
    </Form>
  );
}
