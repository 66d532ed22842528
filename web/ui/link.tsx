import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button.tsx';
import { cx } from './class-names.ts';

/** Vertical padding enlarges the touch target of an inline link without changing the layout. */
export const textLinkClass = 'font-medium text-primary underline-offset-4 hover:underline touch:py-3';

/** Inline text link. */
export const TextLink = createLink(({ className, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={cx(textLinkClass, className)} />
));

interface ButtonAnchorProps extends ComponentProps<'a'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** Link styled as a button, for navigation: it can be opened in a new tab. */
export const ButtonLink = createLink(({ variant, size, className, ...rest }: ButtonAnchorProps) => (
  <a {...rest} className={buttonClass(variant, size, className)} />
));
