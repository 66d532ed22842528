import { isUnder, registeredName } from '../links/host-name.ts';
import { evidenceOfUrl } from './evidence.ts';
import { isAccount, type Names, resembles } from './own-names.ts';
import type { Placed } from './place-roles.ts';

export type Vector = Map<string, number>;

/** One address with all that speaks for or against it, over all its places. */
export interface Weighed {
  url: string;
  host: string;
  vector: Vector;
}

const MANY = 3;
const isHome = (url: string): boolean => url.indexOf('/', url.indexOf('://') + 3) >= url.length - 1;

const isOwn = (host: string, { own }: Names): boolean => own.some((name) => isUnder(host, name));
/** What one of a list is, all are; but one's own site is never one with the copies. */
const blockOf = ({ block, host }: Placed, names: Names): string => (isOwn(host, names) ? `${block} own` : block);

function evidenceOfHost({ host, url, evidence }: Placed, names: Names): string[] {
  const out: string[] = [];
  const isListed = evidence.includes('in list') || evidence.includes('in table');
  if (!isListed && isAccount(url, names.accounts)) out.push('account of party');
  if (isOwn(host, names)) out.push('own domain', ...(isHome(url) ? ['own home page'] : []));
  else if (names.relays.some((name) => isUnder(host, name))) out.push('domain of the relay');
  else if (resembles(host, names.party)) out.push('named as party');
  else if (resembles(host, names.any)) out.push('named in text');
  return out;
}

const BAD = /^(?:label|column|title|after) (?:strong|hosting)$/;
const GOOD = /^(?:label|column|title|after) (?:quality|sale|source|party)$/;

/** What a label says of one address is some evidence for the others of that host. */
function saidOf(placed: readonly Placed[]): { bad: Set<string>; good: Set<string> } {
  const said = { bad: new Set<string>(), good: new Set<string>() };
  for (const { evidence, host } of placed) {
    if (evidence.some((one) => BAD.test(one))) said.bad.add(registeredName(host));
    else if (evidence.some((one) => GOOD.test(one))) said.good.add(host);
  }
  return said;
}

/** The names of all that speaks for or against an address in one place. */
function evidenceIn(placed: readonly Placed[], names: Names): (one: Placed) => string[] {
  const said = saidOf(placed);
  const counts = new Map<string, number>();
  for (const { host } of placed) counts.set(host, (counts.get(host) ?? 0) + 1);
  const known = new Map<string, string[]>();
  const ofUrl = (one: Placed): string[] => {
    const before = known.get(one.url);
    if (before) return before;
    const found = [...evidenceOfUrl(one), ...evidenceOfHost(one, names)];
    if (counts.get(one.host)! >= MANY) found.push('host often');
    known.set(one.url, found);
    return found;
  };
  return (one) => {
    const out = [...one.evidence, ...ofUrl(one)];
    if (one.isTarget) out.push('target');
    if (one.isPicture) out.push('picture');
    if (one.evidence.some((name) => BAD.test(name) || GOOD.test(name))) return out;
    if (said.bad.has(registeredName(one.host))) out.push('host reported elsewhere');
    else if (said.good.has(one.host)) out.push('host named elsewhere');
    return out;
  };
}

/** What one of a list is, all are: the mean of their evidence. */
function meansOf(placed: readonly Placed[], names: Names): Map<string, Vector> {
  const evidenceOf = evidenceIn(placed, names);
  const blocks = new Map<string, { size: number; urls: Set<string>; sum: Vector }>();
  for (const one of placed) {
    const key = blockOf(one, names);
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

const PLAIN = ['label strong', 'column strong', 'title strong', 'label hosting'];

/** What stands in a sentence is seen beside the rest of the mail: there may be a list of what is complained of. */
function compareProse(means: readonly Vector[]): void {
  const lists = means.filter((mean) => mean.has('list of 2') && !mean.has('in prose'));
  const labelled = means.filter((mean) => PLAIN.some((name) => mean.has(name)));
  for (const mean of means) {
    if (!mean.has('in prose')) continue;
    if (lists.some((one) => one !== mean)) mean.set('prose beside list', 1);
    if (labelled.some((one) => one !== mean)) mean.set('prose beside label', 1);
    const isParty = mean.has('named as party') || mean.has('account of party');
    if (isParty && !mean.has('prose reported')) mean.set('party in prose', 1);
  }
}

/** Each address once, in order of appearance, with the mean of its places. */
export function weigh(placed: readonly Placed[], names: Names): Weighed[] {
  const means = meansOf(placed, names);
  compareProse([...means.values()]);
  const weighed = new Map<string, Weighed & { places: number }>();
  for (const one of placed) {
    const { url, host } = one;
    const sum = weighed.get(url) ?? { url, host, vector: new Map<string, number>(), places: 0 };
    weighed.set(url, sum);
    sum.places++;
    for (const [name, value] of means.get(blockOf(one, names))!)
      sum.vector.set(name, (sum.vector.get(name) ?? 0) + value);
  }
  for (const { vector, places } of weighed.values())
    if (places > 1) for (const [name, value] of vector) vector.set(name, value / places);
  return [...weighed.values()];
}

/** A label of its own calls it something else than what is complained of. */
export const isLabelled = (vector: Vector): boolean =>
  [...vector.keys()].some((name) => /^(?:label|column|record) (?:quality|sale|source|party)$/.test(name));
