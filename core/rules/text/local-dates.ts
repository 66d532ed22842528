import { shortDate, shortDateTimeWithZone } from './dates.ts';

const DAY = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const MOMENT = { ...DAY, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/** The day of a moment for readers who can be anywhere: in UTC, in their language, and in English as everywhere in the product. */
export const localDate = (moment: string | Date, lang: string): string =>
  lang === 'en' ? shortDate(moment) : new Intl.DateTimeFormat(lang, DAY).format(new Date(moment));

/** The same with the time and the zone. */
export const localDateTime = (moment: string | Date, lang: string): string =>
  lang === 'en' ? shortDateTimeWithZone(moment, 'UTC') : new Intl.DateTimeFormat(lang, MOMENT).format(new Date(moment));
