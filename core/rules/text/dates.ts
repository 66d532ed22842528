/** Own names, because those of `Intl` differ between locales and versions: "Sept" or "Sep". */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const shown = (year: number, month: number, day: number): string => `${day} ${MONTHS[month - 1]} ${year}`;

/** 18 Nov 2029. A date without a time is the same day in every time zone; of a moment, the UTC date is taken. */
export function shortDate(date: string | Date): string {
  const utc = new Date(date);
  return shown(utc.getUTCFullYear(), utc.getUTCMonth() + 1, utc.getUTCDate());
}

/** 18 Nov, where the year is clear from the context. */
export const shortDay = (date: string): string => shortDate(date).replace(/ \d+$/, '');

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function partsOf(moment: string | Date, timeZone: string | undefined): Record<string, string> {
  let format = formats.get(timeZone);
  if (!format) {
    const numeric = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const;
    format = new Intl.DateTimeFormat('en-US', { ...numeric, ...time, timeZone });
    formats.set(timeZone, format);
  }
  return Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
}

/** 17 Nov 2026: the date of a moment in a time zone, or in that of the machine. */
export function shortDateIn(moment: string | Date, timeZone?: string): string {
  const { year, month, day } = partsOf(moment, timeZone);
  return shown(Number(year), Number(month), Number(day));
}

/** 17 Nov 2026, 21:22 */
export function shortDateTime(moment: string | Date, timeZone?: string): string {
  const { hour, minute } = partsOf(moment, timeZone);
  return `${shortDateIn(moment, timeZone)}, ${hour}:${minute}`;
}

/** 17 Nov 2026, 21:22 GMT+1 */
export const shortDateTimeWithZone = (moment: string | Date, timeZone?: string): string =>
  `${shortDateTime(moment, timeZone)} ${partsOf(moment, timeZone).timeZoneName}`;
