import { isUnder } from '../links/host-name.ts';
import type { Role } from './cues.ts';
import { isBystander, isMarket, isRulesPage } from './known-hosts.ts';
import type { Placed } from './place-roles.ts';

interface Roles {
  urls: readonly ReadUrl[];
  hasReported: boolean;
}

export interface ReadUrl {
  url: string;
  host: string;
  role: Role;
}

/** How sure it is; what is less than the first two is settled by the rest of the mail. */
type Verdict = 'reported' | 'mentioned' | 'hint' | 'doubt' | 'guess';
/** The surer one wins. */
const ORDER: readonly Verdict[] = ['reported', 'mentioned', 'hint', 'doubt', 'guess'];

function verdictOf(placed: Placed, own: readonly string[]): Verdict {
  const { sign, host, url, isLabelled, isFooter, isAlone, isBare } = placed;
  if (isBystander(host)) return 'mentioned';
  const isOwn = own.some((name) => isUnder(host, name));
  // Words near by may be said of something else; a label is not.
  if (sign?.role === 'mentioned') return isLabelled || isOwn || isFooter || isMarket(host) ? 'mentioned' : 'hint';
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
}

function sumUp(placed: readonly Placed[], own: readonly string[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const one of placed) {
    const verdict = verdictOf(one, own);
    const sum = sums.get(one.url);
    if (!sum) sums.set(one.url, { url: one.url, host: one.host, verdict });
    else if (ORDER.indexOf(verdict) < ORDER.indexOf(sum.verdict)) sum.verdict = verdict;
  }
  return [...sums.values()];
}

/**
 * decisions §10: each URL once, in order of appearance. When in doubt it is reported: to be only named takes words that say
 * so. A doubt is gone where the mail plainly complains of something else and the host is a market or called an original
 * elsewhere; and a mail that names but one thing complains of that, whatever stands beside it.
 */
export function resolveRoles(placed: readonly Placed[], own: readonly string[]): { urls: ReadUrl[]; isGuess: boolean } {
  const sums = sumUp(placed, own);
  const hostsOf = (...verdicts: Verdict[]) =>
    new Set(sums.filter(({ verdict }) => verdicts.includes(verdict)).map(({ host }) => host));
  const [reported, named] = [hostsOf('reported'), hostsOf('mentioned', 'hint')];
  const isElsewhere = sums.some(({ verdict }) => verdict === 'reported' || verdict === 'doubt');
  // Something that is neither a market nor called an original anywhere.
  const isPlain =
    reported.size > 0 || sums.some(({ verdict, host }) => verdict === 'doubt' && !isMarket(host) && !named.has(host));
  const settle = ({ verdict, host }: Sum): Verdict => {
    if (verdict === 'hint') return isElsewhere ? 'mentioned' : 'reported';
    if (verdict !== 'doubt' || reported.has(host)) return verdict === 'doubt' ? 'reported' : verdict;
    return isPlain && (named.has(host) || isMarket(host)) ? 'guess' : 'reported';
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

/**
 * What a counter-notice or a retraction calls one's own or licensed is what the notice was about. What is no
 * complaint complains of nothing that was only guessed.
 */
export function aboutIts(kind: string, { urls, hasReported }: Roles, own: readonly string[]): ReadUrl[] {
  if (['auto_reply', 'bounce', 'other'].includes(kind) && !hasReported)
    return urls.map((one) => ({ ...one, role: 'mentioned' }));
  if (kind !== 'counter_notice' && kind !== 'retraction') return [...urls];
  const isBeside = ({ host, url }: ReadUrl) =>
    isBystander(host) || isRulesPage(url) || own.some((name) => isUnder(host, name));
  return urls.map((one) => (isBeside(one) ? one : { ...one, role: 'reported' }));
}
