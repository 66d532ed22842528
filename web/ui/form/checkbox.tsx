import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';

export interface CheckboxProps {
  /** For a label elsewhere. */
  id?: string;
  label: string;
  checked: boolean;
  /** Indeterminate: some but not all rows are selected. */
  indeterminate?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** Checkbox of 18 px with a click target of 40 px. */
export function Checkbox({ id, label, checked, indeterminate = false, disabled, onChange }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const Mark = indeterminate ? Minus : Check;
  return (
    <label className="relative -m-[11px] flex size-10 shrink-0 items-center justify-center">
      <input
        id={id}
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="peer size-[18px] cursor-pointer appearance-none rounded-[5px] border border-line-strong bg-surface checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary disabled:cursor-not-allowed disabled:opacity-50"
      />
      <Mark
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute size-3 text-on-primary opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
      />
    </label>
  );
}
