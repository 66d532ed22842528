import { ChevronDown } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { selectFieldCopy as copy } from '#core/copy/ui.ts';
import { useField } from '#web/lib/form/form.tsx';
import { inputClass } from './field.tsx';
import type { Option } from './select.tsx';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly optional?: boolean;
  /** Label of an empty first option, if the selection is optional. */
  readonly none?: string;
  /** Visually hidden label, for rows of a table with column headings. */
  readonly quiet?: boolean;
  readonly onChange?: (value: string) => void;
}

/** Native select bound by name to the enclosing Form: phones have a better picker than a custom popup. */
export function SelectField({ name, label, options, optional, none, quiet = false, onChange }: Props) {
  const field = useField(name);
  const value: unknown = useFormContext().watch(name);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={field.id} className={quiet ? 'sr-only' : 'text-13 font-medium text-ink'}>
        {label}
        {optional && <span className="font-normal text-ink-3"> {copy.optional}</span>}
      </label>
      <div className="relative">
        <select
          {...field.control}
          id={field.id}
          value={String(value ?? '')}
          onChange={(event) => {
            field.set(event.target.value);
            onChange?.(event.target.value);
          }}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.error ? field.errorId : undefined}
          className={inputClass(Boolean(field.error), 'cursor-pointer appearance-none pr-9 read-only:bg-surface')}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-4 text-ink-3" />
      </div>
      {field.error && (
        <p id={field.errorId} className="text-12 text-bad">
          {field.error}
        </p>
      )}
    </div>
  );
}
