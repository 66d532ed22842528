import { COUNTER_STATEMENTS } from '#core/contract/intake/counter-form.ts';
import type { Language } from '#core/contract/intake/notice-form.ts';
import type { CounterCopy } from '#core/copy/pages/counter/counter-copy.ts';
import { policyText } from '#core/copy/pages/policy/policy-text.ts';
import { EmailFields, PlaceFields } from '../form/contact-fields.tsx';
import { Box, TextArea, TextField } from '../form/fields.tsx';
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

/** Step 3: what is signed is the English text; other languages are shown below it. */
export function OathStep({ lang, company }: { lang: Language; company: string }) {
  const { statements } = useForm().copy.form;
  const [english, own] = [policyText('en'), policyText(lang)];
  const isForeign = lang !== 'en';
  return (
    <Step number={3} legend={statements.legend}>
      <p>{own.misrepresentation.text}</p>
      {isForeign && (
        <p className="note">
          <span lang="en">{english.englishIsSigned}</span>
          <span>{own.englishIsSigned}</span>
        </p>
      )}
      {COUNTER_STATEMENTS.map((name) => (
        <Box key={name} name={name}>
          <span lang="en">{english.counterStatements[name](company)}</span>
          {isForeign && <span className="translation">{own.counterStatements[name](company)}</span>}
        </Box>
      ))}
    </Step>
  );
}
