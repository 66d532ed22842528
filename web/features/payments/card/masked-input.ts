import type { ChangeEvent } from 'react';
import { digitsOf } from '#core/rules/trade/card.ts';

/** The caret position after masking: after the same number of digits as before. */
export function caretAfter(masked: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let digits = 0;
  for (let at = 0; at < masked.length; at++) {
    if (/\d/.test(masked[at] ?? '')) digits += 1;
    if (digits === digitsBefore) return at + 1;
  }
  return masked.length;
}

/** Formats the digits in groups and keeps the caret in place. */
export function maskInput({ currentTarget: input }: ChangeEvent<HTMLInputElement>, mask: (typed: string) => string) {
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const before = digitsOf(input.value.slice(0, caret)).length;
  const masked = mask(input.value);
  if (masked === input.value) return;
  input.value = masked;
  const place = isAtEnd ? masked.length : caretAfter(masked, before);
  input.setSelectionRange(place, place);
}
