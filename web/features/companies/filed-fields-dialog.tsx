import { type Company, CompanyFiled, changeCompany } from '#core/contract/companies.ts';
import { messages } from '#core/messages.ts';
import { Form, useContractForm } from '#web/lib/form.tsx';
import { useAct } from '#web/lib/query.ts';
import { useCountryOptions } from '#web/product/companies/countries.ts';
import { Button } from '#web/ui/button.tsx';
import { ComboboxField } from '#web/ui/combobox-field.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { COMPANY_READS } from './queries.ts';

/** Name and address: before the first registration, or corrected by a superuser (decisions §10, §11). */
export function FiledFieldsDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const change = useAct(changeCompany, { refresh: COMPANY_READS, toast: messages.companyUpdated });
  const { name, address, line1, line2, city, state, zip, country } = company;
  const form = useContractForm(CompanyFiled, { name, address, line1, line2, city, state, zip, country });
  const countries = useCountryOptions();
  return (
    <Dialog title="Name & Address" description="As it will appear in the directory." onClose={onClose}>
      <Form
        form={form}
        label="Filed information"
        act={(body) => change({ params: { id: String(company.id) }, body })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-4"
      >
        <TextField name="name" label="Company (or individual) name" autoComplete="organization" />
        <TextField name="address" label="Street" autoComplete="address-line1" />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="line1" label="Line 1" optional autoComplete="address-line2" />
          <TextField name="line2" label="Line 2" optional autoComplete="address-line3" />
          <TextField name="city" label="City" autoComplete="address-level2" />
          <TextField name="state" label="State" autoComplete="address-level1" />
          <TextField name="zip" label="Zip" autoComplete="postal-code" />
          <ComboboxField name="country" label="Country" options={countries} autoComplete="country-name" />
        </div>
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={change.pending}>
            Save
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
