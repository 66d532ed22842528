import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button.tsx';
import { cx } from './class-names.ts';

/** Padding above and below running text widens the target for a finger and moves nothing. */
export const textLinkClass = 'font-medium text-primary underline-offset-4 hover:underline touch:py-3';

/** A link in running text. */
export const TextLink = createLink(({ className, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={cx(textLinkClass, className)} />
));

interface ButtonAnchorProps extends ComponentProps<'a'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** It looks like a button and is a link: it goes somewhere, and a middle click opens it beside. */
export const ButtonLink = createLink(({ variant, size, className, ...rest }: ButtonAnchorProps) => (
  <a {...rest} className={buttonClass(variant, size, className)} />
));
