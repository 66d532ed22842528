import { TextField } from './fields.tsx';
import { useForm } from './form-view.ts';

/** What everyone types without help: no corrections, no capitals. */
const ADDRESS = { autoCapitalize: 'none', spellCheck: false } as const;
const COUNTRY_LIST = 'countries';

export function EmailFields({ hint }: { hint: string }) {
  const { you } = useForm().copy.form;
  const email = { type: 'email', inputMode: 'email', autoComplete: 'email', ...ADDRESS } as const;
  return (
    <div className="pair">
      <TextField name="email" label={you.email.label} hint={hint} {...email} />
      <TextField name="email_repeat" {...you.email_repeat} {...email} />
    </div>
  );
}

export function PlaceFields({ hint, countries }: { hint: string; countries: readonly string[] }) {
  const { you } = useForm().copy.form;
  return (
    <>
      <TextField name="address" label={you.address.label} hint={hint} autoComplete="street-address" />
      <div className="pair">
        <TextField name="city" {...you.city} optional autoComplete="address-level2" />
        <TextField name="state" {...you.state} optional autoComplete="address-level1" />
        <TextField name="zip" {...you.zip} optional autoComplete="postal-code" {...ADDRESS} />
        <TextField name="country" {...you.country} autoComplete="country-name" list={COUNTRY_LIST} />
      </div>
      <datalist id={COUNTRY_LIST}>
        {countries.map((country) => (
          <option key={country} value={country} />
        ))}
      </datalist>
      <TextField name="phone" {...you.phone} type="tel" inputMode="tel" autoComplete="tel" />
    </>
  );
}
