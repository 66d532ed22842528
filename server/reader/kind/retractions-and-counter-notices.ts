import type { Slot } from '../lexicon/lexicon.ts';
import { spansIn } from '../lexicon/spans.ts';
import { findGoodFaith } from '../statements/statements.ts';
import { anyHasPhrase, hasPhrase, type KindInput } from './kind-input.ts';

const RETRACTION_SENTENCES = 60;
const COUNTER_SENTENCES = 400;
const OPENING_SENTENCES = 15;

/** The phrase occurs without a condition: not `if we find that …`, but `the photo may stay`. */
function isUnconditional(sentence: string, slot: Slot): boolean {
  const spans = spansIn(sentence.slice(0, 600));
  return spans.has(slot) && !spans.hasOutside('condition', slot);
}

/** Withdraws the whole notice, unconditionally. */
export function isRetraction({ acns, subject, own, isForward, all }: KindInput): boolean {
  if (acns?.retraction) return true;
  const sentences = [subject, ...(isForward ? all : own).slice(0, RETRACTION_SENTENCES)];
  const said = sentences.some(
    (sentence) => isUnconditional(sentence, 'retraction') && !hasPhrase(sentence, 'partialRetraction'),
  );
  const isPart = sentences.some(
    (sentence) => hasPhrase(sentence, 'partialRetraction') && hasPhrase(sentence, 'retraction', 'removal'),
  );
  if (isPart) return false;
  if (acns) return said && hasPhrase(subject, 'retractionTitle', 'retraction');
  if (hasPhrase(subject, 'retractionTitle')) return said || !anyHasPhrase(sentences, 'goodFaith', 'perjury');
  // A retraction contains no good-faith statement.
  return said && findGoodFaith(sentences) === undefined;
}

/** § 512(g)(3): two of mistake, jurisdiction and service of process; or one, if the message calls itself a counter-notice. */
export function isCounterNotice({ subject, own, all, isForward }: KindInput): boolean {
  const said = (isForward ? all : own)
    .slice(0, COUNTER_SENTENCES)
    .map((sentence) => sentence.slice(0, 1_500))
    .filter((sentence) => hasPhrase(sentence, 'firstPerson'));
  const points = (['mistakenRemoval', 'jurisdiction', 'serviceOfProcess'] as const).filter((slot) =>
    said.some((sentence) => (slot === 'mistakenRemoval' ? isUnconditional(sentence, slot) : hasPhrase(sentence, slot))),
  ).length;
  const isTitled = hasPhrase(subject, 'counterNotice');
  const isCalled =
    isTitled ||
    said
      .slice(0, OPENING_SENTENCES)
      .some(
        (sentence) =>
          hasPhrase(sentence, 'counterNotice') &&
          !hasPhrase(sentence, 'condition', 'requirement', 'yourNotice', 'informationRequest'),
      );
  return points >= 2 || (isCalled && (points >= 1 || isTitled));
}
