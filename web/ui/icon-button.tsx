import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly size?: 'sm' | 'md';
}

export const iconButtonClass = (size: 'sm' | 'md' = 'md', className?: string): string =>
  cx(
    'inline-grid shrink-0 place-items-center rounded-md text-ink-2 transition-colors hover:bg-hover hover:text-ink',
    'disabled:opacity-50 disabled:hover:bg-transparent touch:size-10',
    size === 'sm' ? 'size-8' : 'size-9',
    className,
  );

export function IconButton({ label, size, className, type = 'button', ...rest }: IconButtonProps) {
  return <button {...rest} type={type} aria-label={label} title={label} className={iconButtonClass(size, className)} />;
}
