/** The year of the first invoice. */
const FIRST_YEAR = 2020;

/** Invoice numbers count up within a year: INV-2026-0042. */
export const invoiceNumber = (year: number, count: number): string => `INV-${year}-${String(count).padStart(4, '0')}`;

/**
 * Prefixes of the invoice numbers that a search may mean: the number or its beginning ("INV-2026-00", "2026-0042"), or the count
 * alone ("invoice 42"), which every year has.
 */
export function invoicePrefixes(search: string, thisYear: number): string[] {
  const [, rest] = /^(?:(?:invoice|inv)[\s-]*)?(\d[\d-]{0,30})?$/i.exec(search.trim()) ?? [];
  if (rest === undefined) return /^inv-?$/i.test(search.trim()) ? ['INV-'] : [];
  if (/^\d{4}-\d*$/.test(rest)) return [`INV-${rest}`];
  if (!/^\d{1,9}$/.test(rest)) return [];
  const years = Array.from({ length: Math.max(1, thisYear - FIRST_YEAR + 1) }, (_, at) => thisYear - at);
  const counted = years.map((year) => invoiceNumber(year, Number(rest)));
  return /^20\d\d$/.test(rest) ? [`INV-${rest}-`, ...counted] : counted;
}
