import type { ComponentProps, ReactNode } from 'react';
import { useField, useForm } from './form-view.ts';
import type { FieldError } from './typed-form.ts';

/** Errors of one field. Of a field with many lines, each names its line. */
export function FieldErrors({ name, errors }: { name: string; errors: readonly FieldError[] }) {
  const id = `${name}-error`;
  if (errors.length === 0) return null;
  if (errors.every(({ line }) => line === undefined)) {
    return (
      <p id={id} className="error">
        {errors[0]!.sentence}
      </p>
    );
  }
  return (
    <ul id={id} className="error">
      {errors.map(({ sentence, line }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal
        <li key={index}>
          {line !== undefined && <code>{line}</code>} {sentence}
        </li>
      ))}
    </ul>
  );
}

interface Labeled {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly className?: string;
}

function Frame({ name, label, hint, optional = false, className = '', children }: Labeled & { children: ReactNode }) {
  const { copy, errors } = useForm();
  return (
    <div className={`field ${className}`}>
      <label htmlFor={name}>
        {label}
        {optional && <span className="optional"> {copy.optional}</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      )}
      {children}
      <FieldErrors name={name} errors={errors.get(name) ?? []} />
    </div>
  );
}

type InputProps = Labeled &
  Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'list' | 'autoFocus'
  >;

/** Without `required` and `maxLength`: all errors are told at once, by the server (beyond-edges § 12). */
export function TextField({ name, label, hint, optional, className, type = 'text', ...native }: InputProps) {
  const { value, control } = useField(name, hint);
  return (
    <Frame {...{ name, label, hint, optional, className }}>
      <input {...native} {...control} type={type} defaultValue={value} />
    </Frame>
  );
}

type AreaProps = Labeled & Pick<ComponentProps<'textarea'>, 'rows' | 'spellCheck' | 'inputMode' | 'autoFocus'>;

export function TextArea({ name, label, hint, optional, className, rows = 4, ...native }: AreaProps) {
  const { value, control } = useField(name, hint);
  return (
    <Frame {...{ name, label, hint, optional, className }}>
      <textarea {...native} {...control} rows={rows} defaultValue={value} />
    </Frame>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

export function Select({ name, label, empty, options }: Labeled & { empty: string; options: readonly Option[] }) {
  const { value, control } = useField(name, undefined);
  return (
    <Frame {...{ name, label }}>
      <select {...control} defaultValue={value}>
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** Radio buttons. The first one has the field's id, where the summary of errors leads. */
export function Choice({ name, label, options }: Labeled & { options: readonly Option[] }) {
  const { value, errors, control } = useField(name, undefined);
  return (
    <fieldset className="field choice">
      <legend>{label}</legend>
      <div>
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              {...control}
              id={index === 0 ? name : `${name}-${option.value}`}
              type="radio"
              value={option.value}
              defaultChecked={value === option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldErrors name={name} errors={errors} />
    </fieldset>
  );
}

/** One box to tick. */
export function Box({ name, children }: { name: string; children: ReactNode }) {
  const { value, errors, control } = useField(name, undefined);
  return (
    <div className="field box">
      <label>
        <input {...control} type="checkbox" value="true" defaultChecked={value === 'true' || value === 'on'} />
        <span>{children}</span>
      </label>
      <FieldErrors name={name} errors={errors} />
    </div>
  );
}
