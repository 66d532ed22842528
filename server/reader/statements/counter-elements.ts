import { COUNTER_ELEMENTS, type CounterElement, type CounterReading } from '#core/rules/intake/counter-notice.ts';
import { spansIn } from '../lexicon/spans.ts';
import { fieldOf } from '../roles/line-shape.ts';
import { keyToWords } from '../text/key-value-lines.ts';
import type { Line } from '../text/lines.ts';
import { isStreet, NUMBER } from './contact.ts';
import { excerpt } from './sentences.ts';
import { statedSentences } from './statements.ts';

const LINE_CHARS = 400;
/** Lines of the closing, where a phone number or postal address needs no label. */
const CLOSING_LINES = 8;
const [PHONE_DIGITS_MIN, PHONE_DIGITS_MAX] = [7, 15];
const DATE = /\b(?:19|20)\d\d-\d\d-\d\d\b/;
/** `OR 97201`, `75011 Paris`, `CF10 2AE`: beside a word, so that no other number passes for it. */
const POSTCODE = /\b\p{Lu}{2} \d{5}(?:-\d{4})?\b|\b\d{4,6},? \p{Lu}\p{L}{2}|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u;
const URL = /\b(?:https?|hxxps?):\/\/\S/i;

interface Letter {
  /** What the sender wrote. */
  readonly lines: readonly Line[];
  readonly sentences: readonly string[];
  readonly sender: string;
  readonly signature: string | undefined;
  /** The line that names the material, if the message reports any. */
  readonly material: string | undefined;
}

const near = (list: readonly string[], at: number): string[] => list.slice(Math.max(0, at - 1), at + 3);

/** § 512(g)(3)(C): a good-faith belief in mistake or misidentification, under penalty of perjury. */
function findMistake(stated: readonly string[]): string | undefined {
  return stated.find((sentence, at) => {
    const spans = spansIn(sentence);
    if (!spans.has('mistakenRemoval') || !spans.hasOutside('mistakenRemoval', 'condition')) return false;
    const around = near(stated, at).map((one) => spansIn(one));
    const isBelieved = spans.has('belief') || around.some((one) => one.has('goodFaith', 'plainBelief'));
    return isBelieved && around.some((one) => one.has('perjury'));
  });
}

/** § 512(g)(3)(D): consent to the jurisdiction of a court, and acceptance of service. */
function findJurisdiction(stated: readonly string[]): string | undefined {
  const consents = stated.find((sentence) => spansIn(sentence).has('jurisdiction'));
  const accepts = stated.find((sentence) => spansIn(sentence).has('serviceOfProcess'));
  if (!consents || !accepts) return undefined;
  return consents === accepts ? consents : `${consents} ${accepts}`;
}

function isPhone(line: string, isClosing: boolean): boolean {
  const number = NUMBER.exec(line.replace(DATE, ''))?.[0];
  const digits = number?.replace(/\D/g, '').length ?? 0;
  if (digits < PHONE_DIGITS_MIN || digits > PHONE_DIGITS_MAX) return false;
  return isClosing || spansIn(line).has('phone');
}

function isPostal(line: string, isClosing: boolean): boolean {
  const field = fieldOf(line);
  if (field && /[\p{L}\p{N}]{3}/u.test(field.value) && !/\b(?:ip|url|mac|e-?mail)\b|web/i.test(field.label)) {
    if (spansIn(keyToWords(field.label)).has('address')) return true;
  }
  return isStreet(line) || (isClosing && POSTCODE.test(line));
}

/** § 512(g)(3)(D): name, address and phone number, all of them. */
function findContactOf({ lines, sender, signature }: Letter): string | undefined {
  const filled = lines
    .map(({ text }) => text.slice(0, LINE_CHARS).trim())
    .filter((line) => line !== '' && !URL.test(line));
  const find = (is: (line: string, isClosing: boolean) => boolean) =>
    filled.find((line, at) => is(line, at >= filled.length - CLOSING_LINES));
  const [phone, postal] = [find(isPhone), find(isPostal)];
  if (!phone || !postal || (sender === '' && !signature)) return undefined;
  return phone === postal ? postal : `${postal}, ${phone}`;
}

/** The five elements of § 512(g)(3) in a counter-notice. */
export function counterElements(letter: Letter): CounterReading {
  const stated = statedSentences(letter.sentences);
  const found: Partial<Record<CounterElement, string | undefined>> = {
    signature: letter.signature,
    material: letter.material ?? letter.lines.find(({ text }) => URL.test(text.slice(0, 2000)))?.text,
    mistake: findMistake(stated),
    contact: findContactOf(letter),
    jurisdiction: findJurisdiction(stated),
  };
  return {
    elements: Object.fromEntries(
      COUNTER_ELEMENTS.map((name) => [name, Boolean(found[name])]),
    ) as CounterReading['elements'],
    found: Object.fromEntries(COUNTER_ELEMENTS.flatMap((name) => (found[name] ? [[name, excerpt(found[name])]] : []))),
  };
}
