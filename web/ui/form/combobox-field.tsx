import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useField } from '#web/lib/form/form.tsx';
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

/** Combobox bound by name to the enclosing Form. */
export function ComboboxField({ name, label, options, placeholder, autoComplete, optional }: Props) {
  const field = useField(name);
  const form = useFormContext();
  const value: string = form.watch(name);
  const input = useRef<HTMLInputElement>(null);
  // Registers only a focus function: the form must not read the input, whose text is not yet a selected option.
  const register = useEffectEvent((isMounted: boolean) =>
    field.control.ref(isMounted ? { focus: () => input.current?.focus() } : null),
  );
  useEffect(() => {
    register(true);
    return () => register(false);
  }, []);
  return (
    <FieldFrame id={field.id} label={label} optional={optional} error={field.error}>
      <Combobox
        id={field.id}
        label={label}
        inputRef={input}
        value={value || null}
        options={options}
        onChange={(next) => field.set(next ?? '')}
        onBlur={() => void field.control.onBlur({ target: { name, value: form.getValues(name) }, type: 'blur' })}
        autoComplete={autoComplete}
        placeholder={placeholder}
        invalid={field.error !== undefined}
        describedBy={field.error ? field.errorId : undefined}
      />
    </FieldFrame>
  );
}
