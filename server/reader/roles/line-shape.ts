import { spansIn } from '../lexicon/spans.ts';
import { keyToWords } from '../text/key-value-lines.ts';
import { namesLocation } from './cues.ts';

/** `1.`, `(a)`, `#2)`, `- `, `* `, `==`: list markers. */
const BULLET =
  /^[\s>*#•·\-–—=+|.]*(?:\(?(?:\d{1,4}|[ivx]{1,4}|[a-z])\s?(?:[.):\]]|\\\.|-\s)|\[\d{1,4}\]|#\s?\d{1,4}[.):]?)?[\s*•·\-–—>]*/i;

export const withoutBullet = (text: string): string => text.replace(BULLET, '');

/** Only a bullet, a number or a bracket before the URL. */
export const isBullet = (text: string): boolean => !/[\p{L}]/u.test(withoutBullet(text));

/** Splits `Original Work: Song` into label and value. */
export function fieldOf(text: string): { label: string; value: string } | undefined {
  if (!/[:：\t]|\.{4}/.test(text)) return undefined;
  // `Title ....... Low Tide`: dot leaders.
  const match =
    /^([^:：\t]{2,80})(?:[:：]|\t)\s*(.*)$/u.exec(withoutBullet(text)) ?? /^([^.]{2,60}?) ?\.{4,} *(.*)$/.exec(text);
  // Neither a sentence that ends in a colon nor a URL scheme is a label.
  if (!match || /https?$|^\d+$|[.!?]\s/i.test(match[1]!)) return undefined;
  return { label: match[1]!.trim(), value: match[2]!.replace(/^[*_]+$/, '').trim() };
}

const CLOSED = /[.!?。！？]["”’)]?\s*$/u;

/** A line that introduces the lines below it. */
export function isHeading(text: string): boolean {
  const bare = text.trim();
  if (bare === '') return false;
  if (/^(?:\*\*|__)\S.*(?:\*\*|__)$/.test(bare) && bare.length <= 500) return true;
  if (bare.length > 200) return false;
  // A form question, perhaps with instructions.
  if (/[:：?？]/.test(bare) && /[:：?？]\s*\**$|^[^.!?]{3,120}[?？]\s+\S/u.test(bare)) return true;
  if (/^(?:#{1,6}\s|\*\*|==|\*{3}|-{3,}\s*\p{L})/u.test(bare) && bare.length <= 140) return true;
  if (!/[a-z]/.test(bare) && /\p{Lu}{4}/u.test(bare) && bare === bare.toUpperCase()) return true;
  // Numbered, and not a sentence.
  return (
    bare.length <= 140 && withoutBullet(bare) !== bare && /^[\s#(]*(?:\d|[ivx]+[.)])/i.test(bare) && !CLOSED.test(bare)
  );
}

/** A few words that are not a sentence, such as the title of an item. */
export const isCaption = (text: string): boolean => text.trim().length < 70 && !CLOSED.test(text.trim());

/** A label of a location without a role: `URLs:`, `Link`, `Location:`. */
export function isLocationLabel(label: string): boolean {
  return label.length <= 60 && namesLocation(label);
}

/** First line of a letter, also of one pasted below another, or of an enclosure below the signature. */
export function isOpening(text: string): boolean {
  if (text.length > 200) return false;
  const spans = spansIn(text);
  if (spans.has('opening') || (text.length <= 80 && spans.has('enclosure'))) return true;
  const label = /^[\s*_|-]{0,4}([^:：]{1,24}?)[*_]{0,2}\s?[:：].*@/u.exec(text)?.[1];
  if (label !== undefined && spansIn(label).isWhole('fromField')) return true;
  return /^[\s>]*-{2,}/.test(text) && spans.has('originalMessage', 'forwarded');
}

/** Last line of a letter, above the signature. */
export const isClosing = (text: string): boolean =>
  text.length <= 80 && spansIn(text).has('closing') && spansIn(text).isCovered('closing', 'conjunction');
export const isSignatureMark = (text: string): boolean => /^--\s?$/.test(text);

export const LABEL_WINDOW = 400;

/** The label right before a URL, from the last delimiter on. */
export function labelBefore(before: string): string | undefined {
  const cell = before.slice(-LABEL_WINDOW).trimEnd().split('\t').at(-1) ?? '';
  const bare = withoutBullet(cell).trimEnd();
  if (!/[:：=>–—-]\s*[("'<[*_]*$/u.test(cell)) return undefined;
  // The last of several fields on one line.
  const label = bare
    .replace(/[:：=>–—\-\s("'<[*_]+$/u, '')
    .split(/[:：;|]|\s{2,}|\.\s/u)
    .at(-1);
  // Pasted markup is not a label.
  if (!label || label.length > 120 || /(?:^|\s)href$|^\[url$/i.test(label)) return undefined;
  return keyToWords(label);
}

/** The text ends with a preposition, so it is not a caption. */
export function isUnfinished(text: string): boolean {
  const spans = spansIn(text);
  return spans.of('preposition').some(({ to }) => to === spans.words);
}

/** Contains words that occur in sentences but not in labels. */
export const isSentence = (text: string): boolean => spansIn(text).has('sentence');
