import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

interface Props {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** Radio button as a card that can be clicked anywhere. */
export function Choice({ name, value, checked, disabled, className, onChoose, children }: Props) {
  return (
    <label
      className={cx(
        'flex cursor-pointer rounded-md border has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary has-disabled:cursor-default has-disabled:opacity-60',
        checked ? 'border-primary bg-soft text-soft-ink' : 'border-line text-ink hover:bg-sunken',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  );
}
