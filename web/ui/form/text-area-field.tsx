import type { ReactNode } from 'react';
import { useField } from '#web/lib/form/form.tsx';
import { cx } from '../class-names.ts';
import { FieldFrame } from './field.tsx';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly rows?: number;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly placeholder?: string;
}

/** Text area bound by name to the enclosing Form. */
export function TextAreaField({ name, label, rows = 3, hint, optional, placeholder }: Props) {
  const field = useField(name);
  return (
    <FieldFrame id={field.id} label={label} optional={optional} hint={hint} error={field.error}>
      <textarea
        {...field.control}
        id={field.id}
        rows={rows}
        placeholder={placeholder}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.error ? field.errorId : hint ? field.hintId : undefined}
        className={cx(
          'w-full min-w-0 rounded-md border bg-surface px-3 py-2 text-14 text-ink placeholder:text-ink-3 touch:text-16',
          field.error ? 'border-bad' : 'border-line-strong',
        )}
      />
    </FieldFrame>
  );
}
