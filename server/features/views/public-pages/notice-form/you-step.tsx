import { EmailFields, PlaceFields } from '../form/contact-fields.tsx';
import { Choice, TextField } from '../form/fields.tsx';
import { useForm } from '../form/form-view.ts';
import { Step } from '../form/step.tsx';

/** Step 1: who sends the notice. */
export function YouStep({ countries }: { countries: readonly string[] }) {
  const { you } = useForm().copy.form;
  const { owner, agent } = you.roles;
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
      <EmailFields hint={you.email.hint} />
      <PlaceFields hint={you.address.hint} countries={countries} />
    </Step>
  );
}
