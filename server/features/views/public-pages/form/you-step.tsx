import { Choice, TextField } from './fields.tsx';
import { useForm } from './form-view.ts';
import { Step } from './step.tsx';

/** What everyone types without help: no corrections, no capitals. */
const ADDRESS = { autoCapitalize: 'none', spellCheck: false } as const;
const COUNTRY_LIST = 'countries';

/** Step 1: who sends the notice. */
export function YouStep({ countries }: { countries: readonly string[] }) {
  const { you } = useForm().copy.form;
  const { owner, agent } = you.roles;
  const email = { type: 'email', inputMode: 'email', autoComplete: 'email', ...ADDRESS } as const;
  return (
    <Step number={1} legend={you.legend}>
      <Choice
        name="role"
        label={you.role}
        options={[
          { value: 'owner', label: owner },
          { value: 'agent', label: agent },
        ]}
      />
      <TextField name="name" {...you.name} autoComplete="name" />
      <TextField name="company" {...you.company} optional autoComplete="organization" />
      <TextField name="owner_name" {...you.owner_name} optional />
      <div className="pair">
        <TextField name="email" {...you.email} {...email} />
        <TextField name="email_repeat" {...you.email_repeat} {...email} />
      </div>
      <TextField name="address" {...you.address} autoComplete="street-address" />
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
    </Step>
  );
}
