import { BillingFields, changeBilling } from '#core/contract/companies.ts';
import { messages } from '#core/messages.ts';
import { Form, useContractForm } from '#web/lib/form.tsx';
import { useAct } from '#web/lib/query.ts';
import { useCountryOptions } from '#web/product/companies/countries.ts';
import { Button } from '#web/ui/button.tsx';
import { ComboboxField } from '#web/ui/combobox-field.tsx';
import { EmailField, TextField } from '#web/ui/field.tsx';

/** spec §5: here email, line 1, zip and country are required. */
export function BillingForm({ companyId, billing }: { companyId: number; billing: BillingFields }) {
  const change = useAct(changeBilling, { toast: messages.billingUpdated });
  const form = useContractForm(BillingFields, billing);
  const countries = useCountryOptions();
  return (
    <Form
      form={form}
      label="Billing information"
      act={(body) => change({ params: { id: String(companyId) }, body })}
      onDone={(_, saved) => form.reset(saved)}
      className="grid gap-4 sm:grid-cols-2"
    >
      <TextField name="name" label="Name" optional autoComplete="billing organization" />
      <EmailField name="email" label="Email" autoComplete="billing email" />
      <TextField name="line1" label="Line 1" autoComplete="billing address-line1" />
      <TextField name="address" label="Address" optional autoComplete="billing address-line2" />
      <TextField name="city" label="City" optional autoComplete="billing address-level2" />
      <TextField name="state" label="State" optional autoComplete="billing address-level1" />
      <TextField name="zip" label="Zip" autoComplete="billing postal-code" />
      <ComboboxField name="country" label="Country" options={countries} autoComplete="billing country-name" />
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" pending={change.pending} disabled={!form.formState.isDirty}>
          Save billing information
        </Button>
      </div>
    </Form>
  );
}
