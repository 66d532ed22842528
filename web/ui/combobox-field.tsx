import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Combobox } from './combobox.tsx';
import { FieldFrame } from './field.tsx';
import type { Option } from './select.tsx';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly optional?: boolean;
}

/** One of many, bound by its name to the Form around it. */
export function ComboboxField({ name, label, options, placeholder, autoComplete, optional }: Props) {
  const id = useId();
  const { field, fieldState, formState } = useController({ name });
  const error = fieldState.isTouched || formState.isSubmitted ? fieldState.error?.message : undefined;
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error}>
      <Combobox
        id={id}
        label={label}
        inputRef={field.ref}
        value={field.value || null}
        options={options}
        onChange={(value) => field.onChange(value ?? '')}
        onBlur={field.onBlur}
        autoComplete={autoComplete}
        placeholder={placeholder}
        invalid={error !== undefined}
        describedBy={error ? `${id}-error` : undefined}
      />
    </FieldFrame>
  );
}
