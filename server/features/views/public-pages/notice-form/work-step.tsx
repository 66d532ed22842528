import { FORM, WORK_KINDS } from '#core/contract/intake/notice-form.ts';
import { Select, TextArea, TextField } from '../form/fields.tsx';
import { useForm } from '../form/form-view.ts';
import { Step } from '../form/step.tsx';

function WorkBlock({ index, isNew }: { index: number; isNew: boolean }) {
  const { copy } = useForm();
  const { work } = copy.form;
  const at = (field: string) => `works.${index}.${field}`;
  return (
    <fieldset className="work">
      <legend>
        {work.one(index + 1)}
        {index > 0 && <span className="optional"> {copy.optional}</span>}
      </legend>
      {/* The visitor just asked for this block. */}
      <TextArea name={at('description')} {...work.description} rows={3} autoFocus={isNew} />
      <div className="pair">
        <Select
          name={at('kind')}
          {...work.kind}
          empty={work.chooseKind}
          options={WORK_KINDS.map((kind) => ({ value: kind, label: work.kinds[kind] }))}
        />
        <TextField name={at('registration_number')} {...work.registration_number} optional />
      </div>
      <TextArea name={at('urls')} {...work.urls} optional rows={2} inputMode="url" spellCheck={false} />
    </fieldset>
  );
}

/** Step 2: what was copied. `added`: the visitor asked for one more block. */
export function WorkStep({ works, added, action }: { works: number; added: boolean; action: string }) {
  const { work } = useForm().copy.form;
  return (
    <Step number={2} legend={work.legend}>
      <p>{work.intro}</p>
      {[...Array(works).keys()].map((index) => (
        <WorkBlock key={index} index={index} isNew={added && index === works - 1} />
      ))}
      {works < FORM.works && (
        <button type="submit" className="button plain" name="add_work" value="1" formAction={action}>
          {work.add}
        </button>
      )}
    </Step>
  );
}
