import { type Language, STATEMENTS } from '#core/contract/intake/notice-form.ts';
import { policyText } from '#core/copy/pages/policy/policy-text.ts';
import { Box, FieldErrors, TextArea, TextField } from './fields.tsx';
import { useField, useForm } from './form-view.ts';
import { Step } from './step.tsx';

function Files({ chooseAgain }: { chooseAgain: boolean }) {
  const { copy } = useForm();
  const { files, filesAgain } = copy.form.material;
  const { errors, control } = useField('files', files.hint);
  return (
    <div className="field">
      <label htmlFor="files">
        {files.label}
        <span className="optional"> {copy.optional}</span>
      </label>
      <p id="files-hint" className="hint">
        {files.hint}
      </p>
      <input {...control} type="file" multiple />
      <FieldErrors name="files" errors={errors} />
      {chooseAgain && <p className="again">{filesAgain}</p>}
    </div>
  );
}

/** Step 3: what to remove, and where it is. */
export function MaterialStep({ domain, chooseAgain }: { domain: string; chooseAgain: boolean }) {
  const { material } = useForm().copy.form;
  const { label, hint } = material.urls;
  return (
    <Step number={3} legend={material.legend}>
      <TextArea name="urls" label={label} hint={hint(domain)} rows={6} inputMode="url" spellCheck={false} />
      <TextArea name="where" {...material.where} optional rows={3} />
      <Files chooseAgain={chooseAgain} />
    </Step>
  );
}

/** Step 4: what is signed is the English text; other languages are shown below it. */
export function StatementsStep({ lang, company }: { lang: Language; company: string }) {
  const { statements } = useForm().copy.form;
  const [english, own] = [policyText('en'), policyText(lang)];
  const isForeign = lang !== 'en';
  return (
    <Step number={4} legend={statements.legend}>
      <p>{statements.intro}</p>
      {isForeign && (
        <p className="note">
          <span lang="en">{english.englishIsSigned}</span>
          <span>{own.englishIsSigned}</span>
        </p>
      )}
      {STATEMENTS.map((name) => (
        <Box key={name} name={name}>
          <span lang="en">{english.statements[name](company)}</span>
          {isForeign && <span className="translation">{own.statements[name](company)}</span>}
        </Box>
      ))}
    </Step>
  );
}

/** The last step. */
export function SignatureStep({ number }: { number: number }) {
  const { signature } = useForm().copy.form;
  return (
    <Step number={number} legend={signature.legend}>
      <TextField name="signature" {...signature.signature} autoComplete="off" className="signature" />
    </Step>
  );
}
