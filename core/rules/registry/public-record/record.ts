/** What a check of the public record found. Fields that it does not show are null. */
export interface RecordValues {
  registration_id: string;
  status: string | null;
  provider: string | null;
  address: string | null;
  alternative_names: string[];
  /** False if the record's list of names was not shown, or cut off: then no name is missing from it. */
  has_all_names: boolean;
  agent_name: string | null;
  agent_address: string | null;
  agent_phone: string | null;
  agent_email: string | null;
  filed_date: string | null;
  expires_date: string | null;
}

const NUMBER = /^(?:DMCA[\s-]*)?(\d{1,12})$/i;

/** A number as the directory writes it, from any spelling: case and a missing `DMCA-` don't matter. Null: no such number. */
export function registrationNumber(typed: string): string | null {
  const digits = NUMBER.exec(typed.trim())?.[1];
  return digits === undefined ? null : `DMCA-${digits}`;
}

/** The text by which two spellings of a number are equal. */
export const numberKey = (number: string): string => registrationNumber(number) ?? number.trim().toUpperCase();

export const isActive = (status: string): boolean => /^active\.?$/i.test(status.trim());

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DATES: readonly (readonly [RegExp, (parts: readonly string[]) => [string, number, string]])[] = [
  [/\b(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/, ([y = '', m, d = '']) => [y, Number(m), d]],
  [/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/, ([m, d = '', y = '']) => [y, Number(m), d]],
  [
    /\b([a-z]{3})[a-z]{0,7}\.?\s{1,3}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(\d{4})\b/i,
    ([m = '', d = '', y = '']) => [y, monthOf(m), d],
  ],
  [
    /\b(\d{1,2})(?:st|nd|rd|th)?\s{1,3}([a-z]{3})[a-z]{0,7}\.?,?\s{1,3}(\d{4})\b/i,
    ([d = '', m = '', y = '']) => [y, monthOf(m), d],
  ],
];
const monthOf = (name: string): number => MONTHS.indexOf(name.toLowerCase()) + 1;

/** The first date in a text, as the directory or a person writes it: `2026-01-05`, `01/05/2026`, `January 5, 2026`. */
export function dateIn(text: string): string | null {
  const line = text.slice(0, 200);
  const found = DATES.flatMap(([pattern, order]) => {
    const match = pattern.exec(line);
    return match ? [{ at: match.index, parts: order(match.slice(1)) }] : [];
  }).sort((a, b) => a.at - b.at)[0];
  if (!found) return null;
  const [year, month, day] = found.parts;
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(+moment) || moment.toISOString().slice(0, 10) !== date ? null : date;
}
