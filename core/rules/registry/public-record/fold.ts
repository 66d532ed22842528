import { US_STATES } from './us-states.ts';

/** Words in lower case without accents and punctuation. Initials are joined: `L.L.C.` and `U.S.A.` are one word each. */
const foldedWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(?:[a-z]\.\s?){1,12}[a-z]\b\.?/g, (initials) => `${initials.replace(/[.\s]/g, '')} `)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export const folded = (text: string): string => foldedWords(text).join(' ');

/** The ways to write the form of a company, by the form. */
const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  llc: ['limited liability company', 'l l c', 'llc'],
  inc: ['incorporated', 'inc'],
  corp: ['corporation', 'corp'],
  ltd: ['limited', 'ltd'],
  co: ['company', 'co'],
  llp: ['limited liability partnership', 'llp'],
  lp: ['limited partnership', 'lp'],
  plc: ['public limited company', 'plc'],
  pllc: ['pllc'],
  pbc: ['public benefit corporation', 'pbc'],
  gmbh: ['gmbh'],
  ag: ['ag'],
  bv: ['bv'],
  nv: ['nv'],
  sa: ['sa'],
  sas: ['sas'],
  sarl: ['sarl'],
  srl: ['srl'],
  spa: ['spa'],
  ab: ['ab'],
  oy: ['oy'],
  as: ['as'],
};
/** Longest first, so that `public limited company` is not read as a company. */
const ENDINGS = Object.entries(SUFFIXES)
  .flatMap(([suffix, spellings]) => spellings.map((spelling) => ({ suffix, ending: ` ${spelling}` })))
  .sort((a, b) => b.ending.length - a.ending.length);

function splitName(name: string): { stem: string; suffix: string | null } {
  const text = folded(name);
  const found = ENDINGS.find(({ ending }) => text.endsWith(ending));
  return found ? { stem: text.slice(0, -found.ending.length), suffix: found.suffix } : { stem: text, suffix: null };
}

/**
 * Whether two names are of the same company, apart from case, punctuation and how its form is written. A missing form agrees with any;
 * two different forms are two legal entities.
 */
export function isSameCompany(one: string, other: string): boolean {
  const [a, b] = [splitName(one), splitName(other)];
  return a.stem === b.stem && (a.suffix === null || b.suffix === null || a.suffix === b.suffix);
}

const US = ['united states of america', 'united states', 'usa', 'us'];
const STATE_LENGTH = 3;

/** The names of states are replaced by their codes. */
function withStateCodes(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = STATE_LENGTH;
    while (length > 0 && !US_STATES.has(words.slice(at, at + length).join(' '))) length--;
    out.push(length > 0 ? US_STATES.get(words.slice(at, at + length).join(' '))! : words[at]!);
    at += Math.max(length, 1);
  }
  return out;
}

const withoutEnding = (text: string, endings: readonly string[]): string => {
  const ending = endings.find((one) => text.endsWith(` ${one}`));
  return ending === undefined ? text : text.slice(0, -ending.length - 1);
};

/** An address as comparable text: words, states as codes, without the country, which records leave out. */
export function foldedAddress(address: string, country: readonly string[] = []): string {
  const names = country.map(folded);
  const isUs = country.length === 0 || names.some((name) => US.includes(name));
  const text = foldedWords(address).join(' ');
  return withStateCodes(withoutEnding(text, isUs ? US : names).split(' ')).join(' ');
}

/** The last ten digits, which leave out the country code. */
export const foldedPhone = (phone: string): string => phone.replace(/\D/g, '').slice(-10);

export const foldedEmail = (email: string): string => email.trim().toLowerCase();
