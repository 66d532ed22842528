import { shortDateTimeWithZone } from './dates.ts';

const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC', timeZoneName: 'short' } as const;

/** A moment for readers who can be anywhere: in UTC, in their language, and in English as everywhere in the product. */
export const localDateTime = (moment: string | Date, lang: string): string =>
  lang === 'en'
    ? shortDateTimeWithZone(moment, 'UTC')
    : new Intl.DateTimeFormat(lang, { ...DAY, ...TIME }).format(new Date(moment));
