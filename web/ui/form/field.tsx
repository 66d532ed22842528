import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { fieldCopy as copy } from '#core/copy/first-screen.ts';
import { useFieldBinding } from '#web/lib/form/field-binding.ts';
import { cx } from '../class-names.ts';

export const inputClass = (invalid = false, className?: string): string =>
  cx(
    'h-10 w-full min-w-0 rounded-md border bg-surface px-3 text-14 text-ink touch:text-16',
    'transition-shadow placeholder:text-ink-3 read-only:bg-sunken disabled:bg-sunken disabled:text-ink-3',
    invalid ? 'border-bad' : 'border-line-strong',
    className,
  );

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string;
  /** Help link at the end of the label's row. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a field: label, control, error and hint. A hint stays beside the error, because it often says how to fix it. */
export function FieldFrame({ id, label, optional, hint, error, aside, children }: FieldFrameProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-13 font-medium text-ink">
          {label}
          {optional && <span className="font-normal text-ink-3"> {copy.optional}</span>}
        </label>
        {aside}
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-12 text-bad">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-12 text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}

type NativeProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'readOnly' | 'disabled' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
>;

export interface TextFieldProps extends NativeProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'date' | 'datetime-local' | 'number';
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly aside?: ReactNode;
  readonly deps?: string | string[];
  readonly className?: string;
  /** Button overlaid on the end of the input. */
  readonly action?: ReactNode;
}

/** Text input bound by name to the enclosing form. */
export function TextField(props: TextFieldProps) {
  const { name, label, type = 'text', hint, optional, aside, deps, className, action, ...native } = props;
  const field = useFieldBinding(name, { deps });
  const describedBy = field.error ? field.errorId : hint ? field.hintId : undefined;
  return (
    <FieldFrame id={field.id} label={label} optional={optional} hint={hint} error={field.error} aside={aside}>
      <div className="relative">
        <input
          {...native}
          {...field.control}
          id={field.id}
          type={type}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={describedBy}
          className={cx(inputClass(Boolean(field.error)), action !== undefined && 'pr-11', className)}
        />
        {action}
      </div>
    </FieldFrame>
  );
}

export const EmailField = (props: Omit<TextFieldProps, 'type'>) => (
  <TextField autoComplete="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} type="email" />
);

/** Password input with a button that shows the password. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'action'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      action={
        <button
          type="button"
          aria-label={shown ? copy.hidePassword : copy.showPassword}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-ink-3 hover:text-ink"
        >
          <Icon size={16} aria-hidden="true" />
        </button>
      }
    />
  );
}
