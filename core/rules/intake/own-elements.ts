import { COUNTER_ELEMENTS, type CounterReading } from './counter-notice.ts';
import { type Completeness, ELEMENTS, verdictOf } from './notice-completeness.ts';

/** Letters and digits only: quotation marks, line breaks and markup differ between mail programs. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Shorter ones, such as a name, may be in both mails by chance. */
const SENTENCE_CHARS = 25;

/** Whether a sentence stands in our mail too. */
function quotedIn(ours: string): (sentence: string | undefined) => boolean {
  const written = ` ${folded(ours)} `;
  return (sentence = '') => {
    const said = folded(sentence);
    return said.length >= SENTENCE_CHARS && written.includes(said);
  };
}

/**
 * beyond § 13: the elements of an answer to our mail, without those whose sentence is in that mail. A quotation that was not
 * recognized as one would make the answer complete by our own words, which list what was missing.
 */
export function ownElements(completeness: Completeness, ours: string): Completeness {
  const { found, kind, verdict } = completeness;
  const isQuoted = quotedIn(ours);
  const quoted = ELEMENTS.filter((element) => isQuoted(found[element]));
  if (quoted.length === 0) return completeness;
  const own = { ...completeness, found: { ...found } };
  for (const element of quoted) {
    own[element] = false;
    delete own.found[element];
  }
  return { ...own, verdict: verdictOf({ ...own, isEvident: kind !== 'other' || verdict === 'not_a_notice' }) };
}

/** The elements of a counter-notice without those that it only quotes from our mail. */
export function ownCounterElements(reading: CounterReading, ours: string): CounterReading {
  const isQuoted = quotedIn(ours);
  const quoted = COUNTER_ELEMENTS.filter((element) => isQuoted(reading.found[element]));
  if (quoted.length === 0) return reading;
  const [elements, found] = [{ ...reading.elements }, { ...reading.found }];
  for (const element of quoted) {
    elements[element] = false;
    delete found[element];
  }
  return { elements, found };
}
