import { isUnder, registeredName } from '../links/host-name.ts';
import type { Role } from './cues.ts';
import { isBystander, isMarket, isRulesPage } from './known-hosts.ts';
import type { Placed } from './place-roles.ts';

export interface ReadUrl {
  url: string;
  host: string;
  role: Role;
}

/** How sure it is; a doubt and a guess are settled by the rest of the mail. */
type Verdict = 'reported' | 'mentioned' | 'guess' | 'doubt';
/** The surer one wins. */
const ORDER: readonly Verdict[] = ['reported', 'mentioned', 'doubt', 'guess'];

function verdictOf(placed: Placed, own: readonly string[]): Verdict {
  const { sign, host, url, isLabelled, isFooter, isAlone, isBare } = placed;
  if (isBystander(host)) return 'mentioned';
  if (sign?.role === 'mentioned') return 'mentioned';
  const isOwn = own.some((name) => isUnder(host, name));
  // Words near by do not make the sender's own site, a page of rules or the end of a letter what is complained of; a label does.
  const isBeside = isOwn || isFooter || placed.isTarget || isRulesPage(url);
  const isPlainly = isLabelled && sign?.kind !== 'weak' && !(isOwn && isRulesPage(url));
  if (sign) return isPlainly || !isBeside ? 'reported' : 'guess';
  if (isOwn || placed.isTarget || placed.isPicture || isRulesPage(url)) return 'guess';
  return isFooter && (isBare || !isAlone) ? 'guess' : 'doubt';
}

interface Sum {
  url: string;
  host: string;
  verdict: Verdict;
  /** A name in a sentence, and nowhere on a line of its own. */
  isInPassing: boolean;
  /** Told in a sentence, and nowhere on a line of its own. */
  isTold: boolean;
}

function sumUp(placed: readonly Placed[], own: readonly string[]): Sum[] {
  const verdicts = placed.map((one) => verdictOf(one, own));
  // What stands in one sentence with what is complained of is told of the same.
  const complaints = new Set(placed.filter((_, at) => verdicts[at] === 'reported').map(({ sentence }) => sentence));
  const sums = new Map<string, Sum>();
  for (const [at, one] of placed.entries()) {
    const verdict = verdicts[at]!;
    const isTold = one.isTold && !complaints.has(one.sentence);
    const isInPassing = one.isBare && !one.isAlone;
    const sum = sums.get(one.url);
    if (!sum) sums.set(one.url, { url: one.url, host: one.host, verdict, isInPassing, isTold });
    else {
      if (ORDER.indexOf(verdict) < ORDER.indexOf(sum.verdict)) sum.verdict = verdict;
      sum.isInPassing &&= isInPassing;
      sum.isTold &&= isTold;
    }
  }
  return [...sums.values()];
}

/**
 * decisions §10: each URL once, in order of appearance. When in doubt it is reported; a doubt is gone where the mail says
 * plainly what it complains of and names the other in passing, or where it calls the same host an original elsewhere.
 */
export function resolveRoles(placed: readonly Placed[], own: readonly string[]): { urls: ReadUrl[]; isGuess: boolean } {
  const sums = sumUp(placed, own);
  const hostsOf = (verdict: Verdict) => new Set(sums.filter((sum) => sum.verdict === verdict).map(({ host }) => host));
  const [reported, mentioned] = [hostsOf('reported'), hostsOf('mentioned')];
  // Something else is what it is about, for sure or at least more likely than a name in passing.
  const isPlain = reported.size > 0;
  const isElsewhere = isPlain || sums.some(({ verdict, isInPassing }) => verdict === 'doubt' && !isInPassing);
  const listed = sums.filter(({ verdict, isTold, isInPassing }) => verdict === 'doubt' && !isTold && !isInPassing);
  const isListed = listed.length > 0;
  const places = new Set([...reported, ...listed.map(({ host }) => host)].map(registeredName));
  const settle = ({ verdict, host, isInPassing, isTold }: Sum): Verdict => {
    if (verdict !== 'doubt') return verdict;
    if (reported.has(host)) return 'reported';
    // A sentence about another site than those that it plainly complains of, or lists.
    const isAside = isTold && !places.has(registeredName(host));
    const isBeside = mentioned.has(host) || isMarket(host) || isAside;
    return (isElsewhere && isInPassing) || (isPlain && isBeside) || (isListed && isAside) ? 'guess' : 'reported';
  };
  const settled = sums.map((sum) => ({ ...sum, verdict: settle(sum) }));
  // A notice that complains of nothing complains of what was only guessed to be beside the point.
  const isEmpty = !settled.some(({ verdict }) => verdict === 'reported');
  const urls = settled.map(({ url, host, verdict }): ReadUrl => {
    const isReported = verdict === 'reported' || (isEmpty && verdict === 'guess');
    return { url, host, role: isReported ? 'reported' : 'mentioned' };
  });
  return { urls, isGuess: isEmpty };
}

/** What a counter-notice or a retraction calls one's own or licensed is what the notice was about. */
export function aboutIts(kind: string, urls: readonly ReadUrl[], own: readonly string[]): ReadUrl[] {
  if (kind !== 'counter_notice' && kind !== 'retraction') return [...urls];
  const isBeside = ({ host, url }: ReadUrl) =>
    isBystander(host) || isRulesPage(url) || own.some((name) => isUnder(host, name));
  return urls.map((one) => (isBeside(one) ? one : { ...one, role: 'reported' }));
}
