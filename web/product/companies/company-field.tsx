import { COMPANY_FIELD_RULES, type CompanyField, CompanyFields } from '#core/contract/registry/company-fields.ts';
import { companyFieldCopy as copy } from '#core/copy/product.ts';
import { ComboboxField } from '#web/ui/form/combobox-field.tsx';
import { TextField, type TextFieldProps } from '#web/ui/form/field.tsx';
import { useCountryOptions } from './countries.ts';

type Control = Omit<TextFieldProps, 'name' | 'label' | 'optional'>;

/** Input props of each plain company field. */
const CONTROLS: Readonly<Record<CompanyField, Control>> = {
  name: { autoComplete: 'organization' },
  address: { autoComplete: 'address-line1' },
  line1: { autoComplete: 'address-line2' },
  line2: { autoComplete: 'address-line3' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1', hint: copy.stateHint },
  zip: { autoComplete: 'postal-code' },
  country: { autoComplete: 'country-name' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  vat_number: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  notice_email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    hint: copy.noticeEmailHint,
  },
};

const isOptional = (name: CompanyField): boolean => CompanyFields.shape[name].safeParse(undefined).success;

interface Props extends Control {
  readonly name: CompanyField;
}

/** Input of a plain company field, with label and validation from the contract. */
export function CompanyFieldControl({ name, ...given }: Props) {
  const { label } = COMPANY_FIELD_RULES[name];
  if (name === 'country') return <CountryField label={label} {...given} />;
  return <TextField name={name} label={label} optional={isOptional(name)} {...CONTROLS[name]} {...given} />;
}

function CountryField({ label, placeholder }: { label: string; placeholder?: string }) {
  const countries = useCountryOptions();
  return (
    <ComboboxField
      name="country"
      label={label}
      options={countries}
      autoComplete={CONTROLS.country.autoComplete}
      placeholder={placeholder}
    />
  );
}

/** Initial form values of these fields. */
export const formValues = <F extends CompanyField>(
  fields: readonly F[],
  company: Readonly<Pick<CompanyFields, F>>,
): Record<F, string> => Object.fromEntries(fields.map((field) => [field, company[field] ?? ''])) as Record<F, string>;
