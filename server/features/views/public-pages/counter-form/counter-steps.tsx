import type { CounterCopy } from '#core/copy/pages/counter/counter-copy.ts';
import { EmailFields, PlaceFields } from '../form/contact-fields.tsx';
import { TextArea, TextField } from '../form/fields.tsx';
import { useForm } from '../form/form-view.ts';
import { Step } from '../form/step.tsx';

interface Words {
  readonly words: CounterCopy;
}

/** Step 1: who answers the notice. */
export function SubscriberStep({ words, countries }: Words & { countries: readonly string[] }) {
  const { you } = useForm().copy.form;
  return (
    <Step number={1} legend={you.legend}>
      <p>{words.you.passedOn}</p>
      <TextField name="name" {...you.name} autoComplete="name" />
      <EmailFields hint={words.you.email} />
      <PlaceFields hint={words.you.address} countries={countries} />
    </Step>
  );
}

/** Step 2: what was disabled, by the notice or by its addresses. */
export function DisabledStep({ words: { material }, domain }: Words & { domain: string }) {
  const { label, hint } = material.urls;
  return (
    <Step number={2} legend={material.legend}>
      <p>{material.intro}</p>
      <TextField name="reference" {...material.reference} optional autoCapitalize="none" spellCheck={false} />
      <TextArea name="urls" label={label} hint={hint(domain)} rows={6} inputMode="url" spellCheck={false} />
      <TextArea name="explanation" {...material.explanation} optional rows={4} />
    </Step>
  );
}
