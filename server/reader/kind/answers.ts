import type { Slot } from '../lexicon/lexicon.ts';
import { spansIn } from '../lexicon/spans.ts';
import { findGoodFaith } from '../statements/statements.ts';
import { anySays, type Letter, says } from './letter.ts';

const RETRACTION_SENTENCES = 60;
const COUNTER_SENTENCES = 400;
const OPENING_SENTENCES = 15;

/** Said without a condition: `if we find that …` is none, `the photo may stay` is. */
function isPlain(sentence: string, slot: Slot): boolean {
  const spans = spansIn(sentence.slice(0, 600));
  return spans.has(slot) && !spans.hasBeside('condition', slot);
}

/** The whole notice is taken back: not a part of it, and not only if something else happens. */
export function isRetraction({ acns, subject, own, isForward, all }: Letter): boolean {
  if (acns?.retraction) return true;
  const sentences = [subject, ...(isForward ? all : own).slice(0, RETRACTION_SENTENCES)];
  const said = sentences.some((sentence) => isPlain(sentence, 'retraction') && !says(sentence, 'partly'));
  const isPart = sentences.some((sentence) => says(sentence, 'partly') && says(sentence, 'retraction', 'removal'));
  if (isPart) return false;
  if (acns) return said && says(subject, 'retractionTitle', 'retraction');
  if (says(subject, 'retractionTitle')) return said || !anySays(sentences, 'goodFaith', 'perjury');
  // A letter that takes back has nothing to swear to.
  return said && findGoodFaith(sentences) === undefined;
}

/** § 512(g)(3): two of mistake, jurisdiction and service of process; or one, in a letter called so. */
export function isCounterNotice({ subject, own, all, isForward }: Letter): boolean {
  const said = (isForward ? all : own)
    .slice(0, COUNTER_SENTENCES)
    .map((sentence) => sentence.slice(0, 1_500))
    .filter((sentence) => says(sentence, 'mine'));
  const points = (['mistake', 'jurisdiction', 'serviceOfProcess'] as const).filter((slot) =>
    said.some((sentence) => (slot === 'mistake' ? isPlain(sentence, slot) : says(sentence, slot))),
  ).length;
  const isTitled = says(subject, 'counterNotice');
  const isCalled =
    isTitled ||
    said
      .slice(0, OPENING_SENTENCES)
      .some(
        (sentence) =>
          says(sentence, 'counterNotice') && !says(sentence, 'condition', 'requirement', 'yourNotice', 'asks'),
      );
  return points >= 2 || (isCalled && (points >= 1 || isTitled));
}
