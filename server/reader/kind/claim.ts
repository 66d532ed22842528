import { spansIn } from '../lexicon/spans.ts';
import { findGoodFaith, isSworn } from '../statements/statements.ts';
import { anyHasPhrase, claimsCopyright, claimsTrademark, hasPhrase, type KindInput } from './kind-input.ts';

/**
 * Weights of evidence: positive for a takedown, negative for something else. Only the statutory statements and an explicit report
 * of other abuse can decide alone.
 */
export const CLAIM_WEIGHTS = {
  'statement of the law': 12,
  'labeled URL': 9,
  'copyright or a claim': 5,
  'taken without permission': 5,
  'removal of a URL': 4,
  'removal of an own work': 4,
  'own work at a URL': 2,
  'list of URLs': 2,
  'other abuse without copyright': -30,
  'more about other abuse than copyright': -20,
  'payment under a threat': -12,
  'demand for a password': -20,
  'question about a forwarded notice': -14,
  'request for what a notice lacks': -14,
  'done already': -18,
  'question or office matter': -7,
  'nothing but questions': -16,
  'mailing list': -6,
  'sales talk': -14,
  'a word of sales talk': -3,
} as const;
export type ClaimEvidence = keyof typeof CLAIM_WEIGHTS;

const QUESTION = /[?？](?:\s|$)/u;

/** A question or an office matter that does not ask for a removal. */
const asksQuestion = (sentence: string): boolean =>
  hasPhrase(sentence, 'inquiry') && !hasPhrase(sentence, 'removal', 'infringing', 'takenWithoutPermission');

/** Says that all of the material was removed and nothing is still online. */
function saysRemoved(sentences: readonly string[], { isReply }: KindInput): boolean {
  if (
    !anyHasPhrase(sentences, 'alreadyRemoved') ||
    sentences.some((one) => spansIn(one).hasOutside('stillOnline', 'alreadyRemoved'))
  )
    return false;
  const isResolved =
    !anyHasPhrase(sentences, 'takenWithoutPermission') &&
    sentences.every((one) => !hasPhrase(one, 'removal') || hasPhrase(one, 'alreadyRemoved', 'thanks'));
  return anyHasPhrase(sentences, 'yourNotice') || (isResolved && (isReply || anyHasPhrase(sentences, 'thanks')));
}

/** Collects the evidence for and against a takedown. */
export function claimEvidence(sentences: readonly string[], letter: KindInput): ClaimEvidence[] {
  const { hasReported, hasWork, isLabeled, listed } = letter;
  const out: ClaimEvidence[] = [];
  const copyrights = sentences.filter(claimsCopyright).length;
  const abuses = sentences.filter((sentence) => hasPhrase(sentence, 'phishing', 'harassment')).length;
  const isStated = findGoodFaith(sentences) !== undefined || sentences.some(isSworn);
  const isTaken = anyHasPhrase(sentences, 'takenWithoutPermission');
  const isRemoval = anyHasPhrase(sentences, 'removal');
  const asksRemoval = sentences.some((one) => spansIn(one.slice(0, 2_000)).hasOutside('removal', 'threatened'));
  const pitches = new Set(
    sentences.flatMap((one) =>
      spansIn(one.slice(0, 2_000))
        .of('marketing')
        .map(({ start, end }) => one.slice(start, end)),
    ),
  ).size;
  const isAsking = sentences.some(asksQuestion);
  if (isStated) out.push('statement of the law');
  if (isLabeled) out.push('labeled URL');
  // Naming the law is not a complaint; the sentence must be in the first person.
  const isOurs = sentences.some(
    (one) =>
      hasPhrase(one, 'firstPerson') &&
      !QUESTION.test(one) &&
      (claimsCopyright(one) || hasPhrase(one, 'rightsClaim', 'removal', 'takenWithoutPermission')),
  );
  if ((copyrights > 0 || anyHasPhrase(sentences, 'rightsClaim')) && (hasReported || hasWork || isStated || isOurs))
    out.push('copyright or a claim');
  if (isTaken && (hasReported || hasWork || isRemoval)) out.push('taken without permission');
  if (hasReported && isRemoval) out.push('removal of a URL');
  if (
    hasReported &&
    sentences.some((one) => hasPhrase(one, 'removal') && hasPhrase(one, 'firstPerson') && hasPhrase(one, 'workType'))
  )
    out.push('removal of an own work');
  if (hasReported && (hasWork || anyHasPhrase(sentences, 'firstPerson'))) out.push('own work at a URL');
  if (hasReported && listed > 1) out.push('list of URLs');
  if (abuses > 0 && copyrights === 0 && !isStated) out.push('other abuse without copyright');
  else if (abuses > 1 && abuses > copyrights && !isStated) out.push('more about other abuse than copyright');
  if (!isStated && !isLabeled && !asksRemoval && anyHasPhrase(sentences, 'extortion'))
    out.push('payment under a threat');
  if (!isStated && !isLabeled && anyHasPhrase(sentences, 'credentials')) out.push('demand for a password');
  if (anyHasPhrase(sentences, 'forwardedNotice')) out.push('question about a forwarded notice');
  if (
    anyHasPhrase(sentences, 'informationRequest') &&
    anyHasPhrase(sentences, 'yourNotice') &&
    anyHasPhrase(sentences, 'goodFaith', 'perjury')
  )
    out.push('request for what a notice lacks');
  if (saysRemoved(letter.isReply ? sentences : sentences.slice(1), letter)) out.push('done already');
  const inquiries = sentences.filter((one) => hasPhrase(one, 'inquiry')).length;
  const isDemanded = sentences.some(
    (one) => hasPhrase(one, 'removal') && !hasPhrase(one, 'inquiry') && !QUESTION.test(one),
  );
  if (isAsking && !isTaken && !isDemanded) out.push('question or office matter');
  if (inquiries >= 3 && !isDemanded && !isStated && !isTaken && !isLabeled) out.push('nothing but questions');
  const isList = letter.headers.has('list-unsubscribe') || letter.headers.has('list-id');
  if (isList && !isStated && !isLabeled) out.push('mailing list');
  if (pitches >= 2) out.push('sales talk');
  else if (pitches === 1) out.push('a word of sales talk');
  return out;
}

/** The demand is based on trademarks, with no or far less mention of copyright. */
export function isTrademarkClaim(sentences: readonly string[]): boolean {
  const marks = sentences.filter(claimsTrademark).length;
  const copyrights = sentences.filter(claimsCopyright).length;
  return marks > 0 && (copyrights === 0 || (marks >= 2 && marks >= 2 * copyrights && !sentences.some(isSworn)));
}
