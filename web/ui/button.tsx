import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary shadow-control hover:bg-primary-hover',
  secondary: 'border border-line bg-surface text-ink shadow-control hover:bg-sunken hover:border-line-hover',
  quiet: 'text-ink-2 hover:bg-hover hover:text-ink',
  danger: 'bg-danger text-on-danger shadow-control hover:bg-danger-hover',
};

// On touch screens every target is at least 40 px high.
const SIZES: Record<ButtonSize, string> = {
  sm: 'h-8 gap-1.5 rounded-md px-2.5 text-13 touch:h-10',
  md: 'h-9 gap-2 rounded-md px-3.5 text-13 touch:h-10',
  lg: 'h-11 gap-2 rounded-lg px-4 text-16',
};

/** Classes of a button, also for links styled as buttons. */
export const buttonClass = (
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'md',
  className?: string,
): string =>
  cx(
    'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap font-medium',
    'transition-colors duration-100 active:translate-y-px',
    'aria-disabled:cursor-default aria-disabled:opacity-60 aria-disabled:active:translate-y-0',
    VARIANTS[variant],
    SIZES[size],
    className,
  );

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** The action is running: the label stays, to avoid a layout shift, and a progress bar appears after a delay. */
  readonly pending?: boolean;
  readonly icon?: ReactNode;
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    pending = false,
    icon,
    disabled,
    type = 'button',
    className,
    children,
    onClick,
    ...rest
  } = props;
  const isOff = disabled || pending;
  return (
    <button
      {...rest}
      // Not `disabled`, which would drop the focus while the action runs.
      type={type}
      aria-disabled={isOff || undefined}
      aria-busy={pending || undefined}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
      className={buttonClass(variant, size, cx('relative overflow-hidden', pending && 'pending-bar', className))}
    >
      {icon}
      {children}
    </button>
  );
}
