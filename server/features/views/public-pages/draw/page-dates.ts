import type { Language } from '#core/contract/intake/notice-form.ts';
import { shortDate, shortDateTimeWithZone } from '#core/rules/text/dates.ts';

const DAY = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const TIME = { ...DAY, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/** 18 Nov 2026, in English as everywhere in the product. Visitors can be anywhere, so the zone is UTC and is named. */
export const pageDate = (date: string | Date, lang: Language): string =>
  lang === 'en' ? shortDate(date) : new Intl.DateTimeFormat(lang, DAY).format(new Date(date));

export const pageDateTime = (date: string | Date, lang: Language): string =>
  lang === 'en' ? shortDateTimeWithZone(date, 'UTC') : new Intl.DateTimeFormat(lang, TIME).format(new Date(date));
