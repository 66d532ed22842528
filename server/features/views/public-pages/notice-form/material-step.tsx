import { FieldErrors, TextArea } from '../form/fields.tsx';
import { useField, useForm } from '../form/form-view.ts';
import { Step } from '../form/step.tsx';

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
