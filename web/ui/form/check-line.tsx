import { type ReactNode, useId } from 'react';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

interface Props extends Omit<CheckboxProps, 'id'> {
  /** What is shown instead of the label. */
  children?: ReactNode;
}

/** A checkbox with text beside it. Both can be clicked; screen readers read the label once. */
export function CheckLine({ children, ...box }: Props) {
  const id = useId();
  return (
    <div className={`flex gap-3 ${children ? 'items-start' : 'min-h-10 items-center'}`}>
      <Checkbox id={id} {...box} />
      <label htmlFor={id} aria-hidden className="min-w-0 cursor-pointer text-14 text-ink [overflow-wrap:anywhere]">
        {children ?? box.label}
      </label>
    </div>
  );
}
