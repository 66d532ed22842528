import { isSameOrSubdomain, registrableDomain } from '../links/host-name.ts';
import type { PlacedUrl } from './collect-evidence.ts';
import { hostResembles, isAccountOf, type PartyNames } from './party-names.ts';
import { evidenceOfUrl } from './url-evidence.ts';

export type Vector = Map<string, number>;

/** Feature vector of one URL, averaged over its occurrences. */
export interface UrlFeatures {
  url: string;
  host: string;
  vector: Vector;
}

const OFTEN = 3;
const isHome = (url: string): boolean => url.indexOf('/', url.indexOf('://') + 3) >= url.length - 1;

const isOwn = (host: string, { own }: PartyNames): boolean => own.some((name) => isSameOrSubdomain(host, name));
/** URLs of a group share their evidence, but the sender's own sites form a group of their own. */
const groupOf = ({ block, host }: PlacedUrl, names: PartyNames): string =>
  isOwn(host, names) ? `${block} own` : block;

function evidenceOfHost({ host, url, evidence }: PlacedUrl, names: PartyNames): string[] {
  const out: string[] = [];
  const isListed = evidence.includes('in list') || evidence.includes('in table');
  if (!isListed && isAccountOf(url, names.accounts)) out.push('account of party');
  if (isOwn(host, names)) out.push('own domain', ...(isHome(url) ? ['own home page'] : []));
  else if (names.relays.some((name) => isSameOrSubdomain(host, name))) out.push('domain of the relay');
  else if (hostResembles(host, names.party)) out.push('named as party');
  else if (hostResembles(host, names.any)) out.push('named in text');
  return out;
}

const INFRINGING_LABEL = /^(?:label|column|title|after) (?:strong|hosting)$/;
const OTHER_LABEL = /^(?:label|column|title|after) (?:quality|sale|source|party)$/;

/** A label of one URL is weak evidence for other URLs on the same host. */
function labeledHosts(placed: readonly PlacedUrl[]): { infringing: Set<string>; other: Set<string> } {
  const hosts = { infringing: new Set<string>(), other: new Set<string>() };
  for (const { evidence, host } of placed) {
    if (evidence.some((one) => INFRINGING_LABEL.test(one))) hosts.infringing.add(registrableDomain(host));
    else if (evidence.some((one) => OTHER_LABEL.test(one))) hosts.other.add(host);
  }
  return hosts;
}

/** All features of one occurrence of a URL. */
function evidenceIn(placed: readonly PlacedUrl[], names: PartyNames): (one: PlacedUrl) => string[] {
  const hosts = labeledHosts(placed);
  const counts = new Map<string, number>();
  for (const { host } of placed) counts.set(host, (counts.get(host) ?? 0) + 1);
  const cache = new Map<string, string[]>();
  const ofUrl = (one: PlacedUrl): string[] => {
    const before = cache.get(one.url);
    if (before) return before;
    const found = [...evidenceOfUrl(one), ...evidenceOfHost(one, names)];
    if (counts.get(one.host)! >= OFTEN) found.push('host often');
    cache.set(one.url, found);
    return found;
  };
  return (one) => {
    const out = [...one.evidence, ...ofUrl(one)];
    if (one.isTarget) out.push('target');
    if (one.isPicture) out.push('picture');
    if (one.evidence.some((name) => INFRINGING_LABEL.test(name) || OTHER_LABEL.test(name))) return out;
    if (hosts.infringing.has(registrableDomain(one.host))) out.push('host reported elsewhere');
    else if (hosts.other.has(one.host)) out.push('host named elsewhere');
    return out;
  };
}

/** Mean feature vector of each group. */
function meanVectors(placed: readonly PlacedUrl[], names: PartyNames): Map<string, Vector> {
  const evidenceOf = evidenceIn(placed, names);
  const blocks = new Map<string, { size: number; urls: Set<string>; sum: Vector }>();
  for (const one of placed) {
    const key = groupOf(one, names);
    const block = blocks.get(key) ?? { size: 0, urls: new Set<string>(), sum: new Map() };
    blocks.set(key, block);
    block.size++;
    block.urls.add(one.url);
    for (const name of evidenceOf(one)) block.sum.set(name, (block.sum.get(name) ?? 0) + 1);
  }
  const means = new Map<string, Vector>();
  for (const [key, { size, urls, sum }] of blocks) {
    const mean: Vector = new Map([...sum].map(([name, count]) => [name, count / size]));
    const isNamed = (mean.get('plainly named') ?? 0) > 0.5;
    if (urls.size >= 2 && !isNamed) mean.set('list of 2', 1);
    if (urls.size >= 4 && !isNamed) mean.set('list of 4', 1);
    means.set(key, mean);
  }
  return means;
}

const EXPLICIT = ['label strong', 'column strong', 'title strong', 'label hosting'];

/** Features of URLs in prose that depend on the rest of the mail, such as a list of reported URLs. */
function compareProse(means: readonly Vector[]): void {
  const lists = means.filter((mean) => mean.has('list of 2') && !mean.has('in prose'));
  const labeled = means.filter((mean) => EXPLICIT.some((name) => mean.has(name)));
  for (const mean of means) {
    if (!mean.has('in prose')) continue;
    if (lists.some((one) => one !== mean)) mean.set('prose beside list', 1);
    if (labeled.some((one) => one !== mean)) mean.set('prose beside label', 1);
    const isParty = mean.has('named as party') || mean.has('account of party');
    if (isParty && !mean.has('prose reported')) mean.set('party in prose', 1);
  }
}

/** Feature vectors of the distinct URLs, in order of appearance: input of the logistic model in weights.ts. */
export function featureVectors(placed: readonly PlacedUrl[], names: PartyNames): UrlFeatures[] {
  const means = meanVectors(placed, names);
  compareProse([...means.values()]);
  const weighed = new Map<string, UrlFeatures & { places: number }>();
  for (const one of placed) {
    const { url, host } = one;
    const sum = weighed.get(url) ?? { url, host, vector: new Map<string, number>(), places: 0 };
    weighed.set(url, sum);
    sum.places++;
    for (const [name, value] of means.get(groupOf(one, names))!)
      sum.vector.set(name, (sum.vector.get(name) ?? 0) + value);
  }
  for (const { vector, places } of weighed.values())
    if (places > 1) for (const [name, value] of vector) vector.set(name, value / places);
  return [...weighed.values()];
}

/** The URL has a label that marks it as something other than infringing. */
export const isLabeledOther = (vector: Vector): boolean =>
  [...vector.keys()].some((name) => /^(?:label|column|record) (?:quality|sale|source|party)$/.test(name));
