import type { Slot } from '../lexicon/lexicon.ts';
import { spansIn } from '../lexicon/spans.ts';
import { fieldOf } from '../roles/line-shape.ts';
import { keyToWords } from '../text/key-value-lines.ts';

/** A form that asks to type a statement quotes it; the quotation is not the author's statement. */
const QUOTED = /["“„«][^"”»]{0,1200}["”»]?/gu;
const withoutPrompts = (sentence: string): string =>
  spansIn(sentence).has('typingPrompt') ? sentence.replace(QUOTED, ' ') : sentence;

/** An unchecked checkbox. */
function isUnticked(sentence: string): boolean {
  if (/^\s*(?:\[\s?\]|\(\s?\)|☐|□|◻)/u.test(sentence)) return true;
  const answer = /[:：=]\s*([^:：=]{1,12})$/u.exec(sentence)?.[1];
  return answer !== undefined && (spansIn(answer).isWhole('negativeAnswer') || /^\s*0\s*\.?$/.test(answer));
}

/** The sentence makes the statement, rather than asking for it. */
function isStated(sentence: string): boolean {
  if (isUnticked(sentence)) return false;
  const spans = spansIn(sentence);
  return !spans.has('requirement') || spans.has('declares');
}

const isQuestion = (sentence: string): boolean => /[?？]\s*$/u.test(sentence);

/** For each sentence whether it makes its statement; a form question does if it is answered with yes. */
function statedFlags(sentences: readonly string[]): boolean[] {
  return sentences.map((sentence, at) => {
    const answer = sentences[at + 1] ?? '';
    return isQuestion(sentence) ? !isUnticked(answer) && spansIn(answer).has('belief', 'declares') : isStated(sentence);
  });
}

/** The sentences without those that only ask for a statement, and without what forms ask to type. */
export function statedSentences(all: readonly string[]): string[] {
  const sentences = all.map(withoutPrompts);
  const said = statedFlags(sentences);
  return sentences.map((sentence, at) => (said[at] ? sentence : ''));
}

/** A form field whose label is the statement: `Good Faith Belief: …`, `confirm1_goodfaith: checked`. */
function isTickedField(sentence: string, ...slots: Slot[]): boolean {
  const field = fieldOf(sentence);
  if (!field || field.value === '' || isUnticked(sentence)) return false;
  const label = keyToWords(field.label);
  return label.length <= 100 && slots.every((slot) => spansIn(label).has(slot));
}

/** § 512(c)(3)(A)(v). */
export function findGoodFaith(all: readonly string[]): string | undefined {
  const sentences = all.map(withoutPrompts);
  const said = statedFlags(sentences);
  return sentences.find((sentence, at) => {
    const spans = spansIn(sentence);
    if (!spans.has('goodFaith', 'plainBelief') || !said[at]) return false;
    if (isTickedField(sentence, 'goodFaith') || spans.has('plainBelief')) return true;
    // The belief may be in the next sentence, below a heading.
    return spans.has('belief') || spansIn(sentences[at + 1] ?? '').has('belief');
  });
}

/** A statement under penalty of perjury, whatever its content. */
export const isSworn = (sentence: string): boolean =>
  spansIn(sentence).has('perjury') &&
  spansIn(sentence).has('declares', 'firstPerson', 'accurate') &&
  isStated(withoutPrompts(sentence));

/** § 512(c)(3)(A)(vi): the information is accurate and, under penalty of perjury, the author is authorized to act. */
export function findAccuracy(all: readonly string[]): string | undefined {
  const sentences = all.map(withoutPrompts);
  const ticked = sentences.find((sentence) => isTickedField(sentence, 'perjury'));
  if (ticked) return ticked;
  const isStatedAt = statedFlags(sentences);
  const said = sentences.map((sentence, at) => spansIn(isStatedAt[at] ? sentence : ''));
  if (!said.some((spans) => spans.has('accurate') && spans.has('information', 'perjury'))) return undefined;
  const at = said.findIndex(
    (spans, index) =>
      spans.has('perjury') &&
      [index - 1, index, index + 1, index + 2].some((near) => said[near]?.has('authority') ?? false),
  );
  return at < 0 ? undefined : sentences[at];
}
