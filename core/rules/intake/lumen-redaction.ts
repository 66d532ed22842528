/** What is known about the people of a notice, which its published text must not contain. */
export interface Private {
  /** Names of persons: of the sender, the signature, the form, and contact persons. */
  readonly names: readonly string[];
  /** Postal addresses, as typed. */
  readonly streets: readonly string[];
  /** The sentences in which the signature and the contact details were found. */
  readonly sentences: readonly string[];
}

export const PRIVATE = '[private]';
export const REDACTED = '[redacted]';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

const URL = /\b(?:https?|hxxps?|ftp):\/\/[^\s<>"]+/giu;
const EMAIL =
  /[\p{L}\p{N}._%+'-]+\s*(?:@|\[at\]|\(at\)|＠)\s*[\p{L}\p{N}-]+(?:\s*(?:\.|\[dot\]|\(dot\))\s*[\p{L}\p{N}-]+)+/giu;
const EMAIL_IN_URL = /[\w.%+-]+?(?:@|%40)[\w-]+(?:\.[\w-]+)+/giu;

/** beyond-edges § 21: a URL keeps its text, without a user name and email addresses in it. */
const redactUrl = (url: string): string =>
  url
    .replace(/^(\w+:\/\/)[^/?#@]*@/, `$1${REDACTED}@`)
    .replace(/(?<=[/?#].*)\S+/, (rest) => rest.replace(EMAIL_IN_URL, REDACTED));

/** Seven digits or more with separators, or with a plus; not dates and not amounts. */
const PHONE = /(?<![\p{L}\p{N}/=_#-])(?:\+|\()?\d(?:[\s().\-–/\u00a0]{0,3}\d){6,16}(?![\p{L}\p{N}])/gu;
const DATE = /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4})(?:\s+\d{1,2})?$/;

const redactPhone = (found: string): string => {
  const hasSeparator = /[\s().\-–/\u00a0+]/.test(found);
  return !hasSeparator || DATE.test(found) || found.includes('\n') ? found : REDACTED;
};
/** A number after a word that announces one, however it is written. */
const ANNOUNCED =
  /\b((?:tele)?phone|tel|call|cell|mobile|fax|telefon|téléphone|teléfono)\b([^\n\d+]{0,12})\+?\d[\d\s().\-–/]{4,}\d/giu;

const ZIP =
  /(?<![\p{L}\p{N}])(?:\d{5}(?:-\d{4})?|\d{6}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} ?[A-Z]{2})(?![\p{L}\p{N}])/u;
const HOUSE = /(?<![\p{L}\p{N}.:/])(?:\d{1,5}[a-z]?,?\s+\p{L}|(?<=\p{L}\.?\s)\d{1,4}[a-z]?(?=\s*,|\s*$))/u;
const STREET =
  /(?<![\p{L}\p{N}])\d{1,6}[a-z]?\s+(?:\p{Lu}[\p{L}.'’-]*\s+){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Way|Boulevard|Blvd|Court|Ct|Place|Pl|Square|Sq|Parkway|Pkwy|Terrace|Quay|Row|Close)\b\.?(?:,?\s*(?:Suite|Ste|Unit|Floor|Apt|#)\.?\s*\w+)?/gu;
/** Streets whose number follows, by their first or last word. */
const NUMBERED_STREET =
  /(?<![\p{L}\p{N}])(?:(?:Calle|Avenida|Rua|Via|Viale|Piazza|ul\.|ulica)\s+(?:\p{L}+\s+){1,4}|\p{Lu}\p{L}*(?:gade|straße|strasse|str\.|weg|gasse|platz|allee|straat|laan|gatan|vägen|vej|veien)\s+)\d{1,4}[a-z]?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\d{1,4},?\s+(?:rue|avenue|boulevard|place|quai)\s+(?:(?:de|du|des|la|le)\s+|d’|l’)*\p{Lu}\p{L}+/gu;
const ADDRESS_LINE_MAX = 160;

/** A line with a house number and a postal code. */
const isAddressLine = (line: string): boolean => {
  const bare = line.replace(URL, ' ');
  const zip = ZIP.exec(bare);
  return bare.length <= ADDRESS_LINE_MAX && zip !== null && HOUSE.test(bare.replace(zip[0], ' '));
};

/** Words of names of offices and of letters, which say nothing about a person. */
const COMMON = new Set(
  (
    'agent agency anti and about against abuse behalf rights right copyright copyrights content compliance counsel company contact corp ' +
    'creator department dept desk digital dmca email enforcement for from gmbh group inc ip legal law llc llp ltd limited management ' +
    'manager media music mail material name notice notices office online original owner photo photos pictures piracy please protection ' +
    'publishing records regards report reporter representative services sincerely signature studio studios support takedown team the ' +
    'to trademark video web with your yours work works you our this that art books film films images house'
  ).split(' '),
);
const WORDS_MAX = 6;

const partsOf = (name: string): string[] =>
  name.split(/[^\p{L}\p{M}'’.-]+/u).map((part) => part.replace(/^[.'’-]+|[.'’-]+$/gu, ''));

/** Patterns of a name: as a whole with any spaces, and each of its parts of three letters or more. */
function patternsOf(name: string): RegExp[] {
  const words = name.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0 || name.trim().length < 3) return [];
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${words.map(escaped).join('[\\s,.]+')}(?![\\p{L}\\p{N}])`, 'giu');
  if (words.length > WORDS_MAX) return [whole];
  const parts = partsOf(name).filter((part) => part.length >= 3 && !COMMON.has(part.toLowerCase()));
  const single = parts.map(
    (part) =>
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped(part)}|${escaped(part.toUpperCase())})(?![\\p{L}\\p{N}])`, 'gu'),
  );
  return [whole, ...single];
}

/** Names that the letter itself gives: in a labeled line, after a closing, and in "I, …," or "my name is …". */
const LABELED =
  /^[\s>*-]*(?:(?:full |legal |contact |your )?name(?: of [^:]{3,40})?|contact(?: person)?|signature|signed(?: by)?|attn|attention|electronic signature|physical or electronic signature)\s*:\s*(.{3,60})$/gimu;
const SLASH_SIGNED = /\/s\/\s*([^\n]{3,60})/giu;
const SELF = /\b(?:I,\s+(?:the undersigned,\s+)?|my name is\s+)((?:\p{Lu}[\p{L}.'’-]*\s+){1,3}\p{Lu}[\p{L}.'’-]+)/gu;
const CLOSING =
  /^[\s>]*(?:(?:best|kind|warm)?\s*regards|sincerely(?: yours)?|yours (?:sincerely|faithfully|truly)|respectfully(?: submitted)?|thank you|thanks|cheers|mit freundlichen gr(?:ü|ue)(?:ß|ss)en|hochachtungsvoll|cordialement|atentamente|cordiali saluti)\s*[,.!]?\s*(?:\r?\n[\s>]*)+([^\n]{3,60})$/gimu;

const isNameLike = (text: string): boolean =>
  !/[@\d:/?]/.test(text) && text.trim().split(/\s+/).length <= 5 && /^[\p{Lu}\p{Lo}]/u.test(text.trim());

export function namesIn(text: string): string[] {
  const patterns = [LABELED, SLASH_SIGNED, SELF, CLOSING];
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name.trim()));
  return found.map((name) => name.replace(/[,.;]+$/, '')).filter(isNameLike);
}

/** Names in the sentence of a signature, without the words that close a letter. */
export const signedNames = (sentence: string): string[] => {
  const last = sentence.replace(
    /^.*(?:\/s\/|regards|sincerely|faithfully|truly|respectfully|signature|signed|thanks|thank you)[\s,.:!]*/iu,
    '',
  );
  return [last.replace(/^\/s\/\s*/, '').trim()].filter((name) => name.length >= 3 && isNameLike(name));
};

const MIN_SHARED = 4;

/**
 * A line without the sentences that it has or is a part of, such as those that are broken over several lines. A line that has little
 * else goes as a whole.
 */
function withoutSentences(line: string, sentences: readonly string[]): string {
  const own = collapsed(line.replace(/^[\s>*-]+/, ''));
  if (own.length < MIN_SHARED || line.search(URL) >= 0) return line;
  let shown = line;
  for (const sentence of sentences) {
    if (sentence.length < MIN_SHARED) continue;
    if (sentence.includes(own)) return PRIVATE;
    if (!own.includes(sentence)) continue;
    if (sentence.length * 2 >= own.length) return PRIVATE;
    shown = shown.replace(new RegExp(sentence.split(' ').map(escaped).join('\\s+'), 'giu'), PRIVATE);
  }
  return shown;
}

/** The text outside URLs, and URLs by their own rule. */
function outsideUrls(text: string, redactText: (part: string) => string): string {
  let result = '';
  let from = 0;
  for (const match of text.matchAll(URL)) {
    result += redactText(text.slice(from, match.index)) + redactUrl(match[0]);
    from = match.index + match[0].length;
  }
  return result + redactText(text.slice(from));
}

/**
 * beyond § 21: removes email addresses, phone numbers, streets, signatures and the names of persons from a text that is published. It
 * would rather remove too much than too little.
 */
export function redactForLumen(text: string, { names, streets, sentences }: Private): string {
  const known = sentences.map(collapsed);
  const lines = text.split('\n').map((line) => {
    const rest = withoutSentences(line, known);
    return isAddressLine(rest) ? outsideUrls(rest, (part) => (part.trim() === '' ? part : REDACTED)) : rest;
  });
  const all = [...new Set([...names, ...namesIn(text)])].sort((a, b) => b.length - a.length);
  const patterns = all.flatMap(patternsOf);
  const known_streets = streets
    .flatMap((street) => street.split(/[\n,]/))
    .map((street) => street.trim())
    .filter((street) => street.length >= 5 && /\d/.test(street))
    .map((street) => new RegExp(street.split(/\s+/).map(escaped).join('\\s+'), 'giu'));
  return outsideUrls(lines.join('\n'), (part) => {
    let shown = part.replace(EMAIL, REDACTED);
    for (const street of known_streets) shown = shown.replace(street, REDACTED);
    shown = shown.replace(STREET, REDACTED).replace(NUMBERED_STREET, REDACTED).replace(PHONE, redactPhone);
    shown = shown.replace(ANNOUNCED, (_, word: string, between: string) => `${word}${between}${REDACTED}`);
    for (const pattern of patterns) shown = shown.replace(pattern, PRIVATE);
    return shown;
  });
}
