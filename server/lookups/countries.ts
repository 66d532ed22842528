import { createRequire } from 'node:module';
import type { Country } from '#core/contract/registry/companies.ts';

interface Names {
  countries: Readonly<Record<string, string | readonly string[]>>;
}

// Loads the data files directly: the package's entry point would load the names in every language.
const load = createRequire(import.meta.url);
const namesIn = (lang: string) => (load(`i18n-iso-countries/langs/${lang}.json`) as Names).countries;
const NAMES = namesIn('en');
const CODES = load('i18n-iso-countries/codes.json') as readonly (readonly [string, string, string])[];

/** Replaces names that people would not look for in an alphabetical list. */
const SHOWN: Readonly<Record<string, string>> = {
  US: 'United States',
  CD: 'Congo, Democratic Republic of the',
  CG: 'Congo',
  CI: 'Côte d’Ivoire',
  CN: 'China',
  CZ: 'Czechia',
  FM: 'Micronesia',
  GM: 'Gambia',
  IR: 'Iran',
  LA: 'Laos',
  MD: 'Moldova',
  MK: 'North Macedonia',
  PS: 'Palestine',
  RE: 'Réunion',
  SY: 'Syria',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  VA: 'Holy See',
};

/** Kosovo: a user-assigned code that is not in ISO 3166-1. */
const NOT_ISO = 'XK';

const namesOf = (code: string): readonly string[] => [NAMES[code] ?? code].flat();
const shownName = (code: string): string => SHOWN[code] ?? namesOf(code)[0]!;

const byName = new Intl.Collator('en').compare;

/** decisions §3: every ISO 3166-1 country, United States first. The id is its ISO number. */
export const COUNTRIES: readonly Country[] = CODES.filter(([code]) => code !== NOT_ISO)
  .map(([code, , number]) => ({ id: Number(number), code, en: shownName(code) }))
  .sort((a, b) => Number(b.code === 'US') - Number(a.code === 'US') || byName(a.en, b.en));

const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").trim().toLowerCase();

const CODE_OF = new Map<string, string>();
for (const [code, alpha3] of CODES) {
  if (code === NOT_ISO) continue;
  for (const name of [shownName(code), ...namesOf(code), code, alpha3]) {
    if (!CODE_OF.has(plain(name))) CODE_OF.set(plain(name), code);
  }
}

/** Accepts any English name of a country, or its code. */
export const countryCode = (nameOrCode: string): string | undefined => CODE_OF.get(plain(nameOrCode));

export const countryName = shownName;

const IN_LANGUAGE = new Map<string, readonly string[]>();

/** The names of all countries in a language, sorted, for a list to choose from. In English those of `COUNTRIES`. */
export function countryNamesIn(lang: string): readonly string[] {
  const known = IN_LANGUAGE.get(lang);
  if (known) return known;
  const names = lang === 'en' ? {} : namesIn(lang);
  const list = COUNTRIES.map(({ code, en }) => [names[code] ?? en].flat()[0]!);
  const sorted = lang === 'en' ? list : list.sort(new Intl.Collator(lang).compare);
  IN_LANGUAGE.set(lang, sorted);
  return sorted;
}
