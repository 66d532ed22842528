import { passesLuhn } from '#core/rules/trade/card.ts';

/**
 * What could be a card's number: 13 to 19 digits, in one or in groups. A UUID's groups are held together by what stands
 * around them, so that a request's id is left alone.
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
  // Past the whole numbers that are exact, the digits are no longer those that were written.
  if (typeof value === 'number') return value > Number.MAX_SAFE_INTEGER || isCard(String(value)) ? '[card]' : value;
  if (Array.isArray(value)) return value.map(scrub);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [scrubText(key), scrub(inner)]));
}

/** security rule 13: the last thing that happens to a line of the log. One without a candidate costs a look. */
export function scrubLine(line: string): string {
  return line.search(CANDIDATE) === -1 ? line : `${JSON.stringify(scrub(JSON.parse(line)))}\n`;
}
