import { spansIn } from '../lexicon/spans.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import { emailIn } from '../mime/addresses.ts';
import { isProgramMailbox } from '../people/program-mailbox.ts';
import { fieldOf } from '../roles/line-shape.ts';
import { keyToWords } from '../text/key-value-lines.ts';
import type { Line } from '../text/lines.ts';

export const NUMBER = /(?:\+|\(|\b\d)[\d\s().\-/]{6,20}\d/;
/** Labels of technical addresses. */
const TECHNICAL = /\b(?:ip|url|mac)\b|web/i;

/** `77 Elm Street`, `Hauptstraße 12`: a number near a word for a street. */
export function isStreet(line: string): boolean {
  const streets = spansIn(line).of('street');
  if (streets.length === 0) return false;
  const { words } = tokensOf(line);
  return streets.some(({ from, to }) =>
    words.slice(Math.max(0, from - 5), to + 1).some((word) => /^\d{1,5}[a-z]?$/.test(word)),
  );
}

/** § 512(c)(3)(A)(iv): a postal address, a phone number or an email address that accepts replies; the From address suffices. */
export function findContact(
  lines: readonly Line[],
  sender: string | undefined,
  others: readonly string[],
): string | undefined {
  let postal: string | undefined;
  for (const { text } of lines) {
    const line = text.slice(0, 400);
    const email = line.includes('@') ? emailIn(line) : undefined;
    if (email && !isProgramMailbox(email) && !others.includes(email) && email.includes('.')) return line.trim();
    const field = fieldOf(line);
    const isFilled = field !== undefined && /[\p{L}\p{N}]{3}/u.test(field.value);
    const label = field ? keyToWords(field.label) : '';
    if (isFilled && TECHNICAL.test(label)) continue;
    if (NUMBER.test(line) && spansIn(line).has('phone')) return line.trim();
    if ((isFilled && spansIn(label).has('address')) || isStreet(line)) postal ??= line.trim();
  }
  if (postal) return postal;
  return sender && !isProgramMailbox(sender) ? `From: ${sender}` : undefined;
}
