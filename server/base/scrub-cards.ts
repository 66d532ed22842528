import { passesLuhn } from '#core/rules/trade/card.ts';

/**
 * Possible card numbers: 13 to 19 digits, in a row or in groups. The lookarounds exclude UUIDs, so that request ids stay
 * readable.
 */
const CANDIDATE = /(?<!\d)\d{13,19}(?!\d)|(?<![\w-])\d{4}(?:[ -]\d{2,6}){2,4}(?![\w-])/g;

const isCard = (text: string): boolean => {
  const digits = text.replace(/\D/g, '');
  return digits.length >= 13 && digits.length <= 19 && passesLuhn(digits);
};

export const scrubText = (text: string): string =>
  text.replace(CANDIDATE, (candidate) => (isCard(candidate) ? '[card]' : candidate));

function scrub(value: unknown): unknown {
  if (typeof value === 'string') return scrubText(value);
  // Above the safe integers digits are rounded, so the Luhn check is meaningless.
  if (typeof value === 'number') return value > Number.MAX_SAFE_INTEGER || isCard(String(value)) ? '[card]' : value;
  if (Array.isArray(value)) return value.map(scrub);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [scrubText(key), scrub(inner)]));
}

/** security rule 13: runs last on every log line. A line without a candidate is only searched, not parsed. */
export function scrubLine(line: string): string {
  return line.search(CANDIDATE) === -1 ? line : `${JSON.stringify(scrub(JSON.parse(line)))}\n`;
}
