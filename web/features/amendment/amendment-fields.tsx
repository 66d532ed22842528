import { useCountryOptions } from '#web/product/companies/countries.ts';
import { ComboboxField } from '#web/ui/combobox-field.tsx';
import { TextField } from '#web/ui/field.tsx';

/** The company as it is to stand in the directory. */
export function AmendmentFields() {
  const countries = useCountryOptions();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField name="name" label="Company (or individual) name" autoComplete="organization" />
      </div>
      <div className="sm:col-span-2">
        <TextField name="address" label="Street" autoComplete="address-line1" />
      </div>
      <TextField name="line1" label="Line 1" optional autoComplete="address-line2" />
      <TextField name="line2" label="Line 2" optional autoComplete="address-line3" />
      <TextField name="city" label="City" autoComplete="address-level2" />
      <TextField name="state" label="State" autoComplete="address-level1" />
      <TextField name="zip" label="Zip" autoComplete="postal-code" />
      <ComboboxField name="country" label="Country" options={countries} autoComplete="country-name" />
      <TextField name="phone" label="Phone" type="tel" optional autoComplete="tel" inputMode="tel" />
    </div>
  );
}
