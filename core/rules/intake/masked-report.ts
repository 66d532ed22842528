/** The numbers of a month that the public page is made from. */
export interface PublishedNumbers {
  readonly month: string;
  readonly received: number;
  readonly disabled: number;
  readonly gone: number;
  readonly declined: number;
  readonly open: number;
  readonly counter_notices: number;
  readonly restored: number;
  readonly median_hours_to_disable: number | null;
}

/** A number that is shown exactly (`low` equals `high`) or as a range. */
export interface Cell {
  readonly low: number;
  readonly high: number;
}

export const MASKED_COLUMNS = [
  'received',
  'urls',
  'disabled',
  'gone',
  'declined',
  'open',
  'counter_notices',
  'restored',
] as const;
export type MaskedColumn = (typeof MASKED_COLUMNS)[number];

export type MaskedRow = Readonly<Record<MaskedColumn, Cell>> & { readonly median_hours_to_disable: number | null };
export type MaskedMonth = MaskedRow & { readonly month: string };

/** Disabled URLs that a median needs, so that it tells about none of them. */
const MEDIAN_MIN = 3;

/** beyond § 21: 1 and 2 are shown alike. 0 is shown as it is. */
const FEW = 2;

const cellOf = (count: number, few: number): Cell =>
  count > 0 && count <= few ? { low: 1, high: few } : { low: count, high: count };

/**
 * A sum is made of what its parts show, not of what they are. So it holds nothing that the parts don't, and no subtraction, also
 * of what the page showed in another month, gives a masked part away.
 */
const sumOf = (cells: readonly Cell[]): Cell => ({
  low: cells.reduce((sum, { low }) => sum + low, 0),
  high: cells.reduce((sum, { high }) => sum + high, 0),
});

function maskMonth({ month, median_hours_to_disable: median, ...counts }: PublishedNumbers, few: number): MaskedMonth {
  const cell = (name: keyof typeof counts) => cellOf(counts[name], few);
  const [disabled, gone, declined] = [cell('disabled'), cell('gone'), cell('declined')];
  const [open, restored] = [cell('open'), cell('restored')];
  return {
    month,
    received: cell('received'),
    urls: sumOf([disabled, gone, declined, open, restored]),
    ...{ disabled, gone, declined, open, restored },
    counter_notices: cell('counter_notices'),
    median_hours_to_disable: counts.disabled >= MEDIAN_MIN ? median : null,
  };
}

/** The table of the public page: its months, and their total. The total has no median. */
export function maskReport(
  months: readonly PublishedNumbers[],
  few = FEW,
): { months: MaskedMonth[]; total: MaskedRow } {
  const masked = months.map((month) => maskMonth(month, few));
  const total = Object.fromEntries(MASKED_COLUMNS.map((column) => [column, sumOf(masked.map((row) => row[column]))]));
  return { months: masked, total: { ...(total as Record<MaskedColumn, Cell>), median_hours_to_disable: null } };
}
