import { isUnder, registeredName } from '../links/host-name.ts';
import type { Role } from './cues.ts';
import { evidenceOfUrl } from './evidence.ts';
import { isBystander, isRulesPage } from './known-hosts.ts';
import { isAccount, type Names, resembles } from './own-names.ts';
import type { Placed } from './place-roles.ts';
import { BIAS, GUESS_MIN, SIBLING, WEIGHTS } from './weights.ts';

interface Roles {
  urls: readonly ReadUrl[];
  isTold: boolean;
}

export interface ReadUrl {
  url: string;
  host: string;
  role: Role;
}

type Vector = Map<string, number>;

/** One address with all that speaks for or against it, over all its places. */
export interface Weighed {
  url: string;
  host: string;
  vector: Vector;
}

const MANY = 3;

function evidenceOfHost({ host, url, evidence }: Placed, names: Names): string[] {
  const out: string[] = [];
  const isListed = evidence.includes('in list') || evidence.includes('in table');
  if (!isListed && isAccount(url, names.accounts)) out.push('account of party');
  if (names.own.some((name) => isUnder(host, name))) out.push('own domain');
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

/** What one of a list is, all are: its evidence is the mean of theirs. */
export function weigh(placed: readonly Placed[], names: Names): Weighed[] {
  const said = saidOf(placed);
  const counts = new Map<string, number>();
  for (const { host } of placed) counts.set(host, (counts.get(host) ?? 0) + 1);
  const blocks = new Map<string, { size: number; urls: Set<string>; sum: Vector }>();
  const evidenceAt = new Map<string, string[]>();
  for (const one of placed) {
    const block = blocks.get(one.block) ?? { size: 0, urls: new Set<string>(), sum: new Map() };
    blocks.set(one.block, block);
    block.size++;
    block.urls.add(one.url);
    let ofHost = evidenceAt.get(one.url);
    if (!ofHost) {
      ofHost = [...evidenceOfUrl(one), ...evidenceOfHost(one, names)];
      if (counts.get(one.host)! >= MANY) ofHost.push('host often');
      evidenceAt.set(one.url, ofHost);
    }
    const elsewhere = one.evidence.some((name) => BAD.test(name) || GOOD.test(name))
      ? ''
      : said.bad.has(registeredName(one.host))
        ? 'host reported elsewhere'
        : said.good.has(one.host)
          ? 'host named elsewhere'
          : '';
    const flags = [one.isTarget ? 'target' : '', one.isPicture ? 'picture' : '', elsewhere].filter(Boolean);
    for (const name of [...one.evidence, ...ofHost, ...flags]) block.sum.set(name, (block.sum.get(name) ?? 0) + 1);
  }
  const means = new Map<string, Vector>();
  for (const [key, { size, urls, sum }] of blocks) {
    const mean: Vector = new Map([...sum].map(([name, count]) => [name, count / size]));
    const isNamed = (mean.get('plainly named') ?? 0) > 0.5;
    if (urls.size >= 2 && !isNamed) mean.set('list of 2', 1);
    if (urls.size >= 4 && !isNamed) mean.set('list of 4', 1);
    means.set(key, mean);
  }
  const lists = [...means.values()].filter((mean) => mean.has('list of 2') && !mean.has('in prose'));
  const others = [...means.values()].filter((mean) =>
    ['label strong', 'column strong', 'title strong', 'label hosting'].some((name) => mean.has(name)),
  );
  for (const mean of means.values()) {
    if (!mean.has('in prose')) continue;
    if (lists.some((one) => one !== mean)) mean.set('prose beside list', 1);
    const isParty = mean.has('named as party') || mean.has('account of party');
    if (isParty && !mean.has('prose reported')) mean.set('party in prose', 1);
    if (others.some((one) => one !== mean)) mean.set('prose beside label', 1);
  }
  const weighed = new Map<string, Weighed & { places: number }>();
  for (const { url, host, block } of placed) {
    const one = weighed.get(url) ?? { url, host, vector: new Map<string, number>(), places: 0 };
    weighed.set(url, one);
    one.places++;
    for (const [name, value] of means.get(block)!) one.vector.set(name, (one.vector.get(name) ?? 0) + value);
  }
  for (const { vector, places } of weighed.values())
    if (places > 1) for (const [name, value] of vector) vector.set(name, value / places);
  return [...weighed.values()];
}

function scoreOf(vector: Vector): number {
  let sum = BIAS;
  for (const [name, value] of vector) sum += (WEIGHTS[name] ?? 0) * value;
  return sum;
}

/** decisions §10: each URL once, in order of appearance. */
/** A label of its own calls it something else than what is complained of. */
export const isLabelled = (vector: Vector): boolean =>
  [...vector.keys()].some((name) => /^(?:label|column|record) (?:quality|sale|source|party)$/.test(name));

const TOLD = ['plainly reported', 'plainly weak', 'prose reported', 'after strong'];

interface Resolved {
  urls: ReadUrl[];
  /** Nothing is reported plainly enough. */
  isGuess: boolean;
  /** Of something reported it is said, and not only silent. */
  isTold: boolean;
}

export function resolveRoles(placed: readonly Placed[], names: Names): Resolved {
  const scored = weigh(placed, names).map(({ url, host, vector }) => ({
    url,
    host,
    score: isBystander(host) ? Number.NEGATIVE_INFINITY : scoreOf(vector),
    isNamed: isLabelled(vector),
    isTold: TOLD.some((name) => vector.has(name)),
  }));
  const sites = new Set(scored.filter(({ score }) => score >= 0).map(({ host }) => registeredName(host)));
  const isGuess = sites.size === 0;
  // A notice that complains of nothing complains of what is likeliest, unless a label calls it something else.
  const best = scored.reduce((most, { score, isNamed }) => (isNamed ? most : Math.max(most, score)), GUESS_MIN);
  const isReported = ({ score, host, isNamed }: (typeof scored)[number]) =>
    isGuess ? score >= best && !isNamed : score + (sites.has(registeredName(host)) ? SIBLING : 0) >= 0;
  return {
    urls: scored.map(
      (one): ReadUrl => ({ url: one.url, host: one.host, role: isReported(one) ? 'reported' : 'mentioned' }),
    ),
    isGuess,
    isTold: scored.some((one) => one.isTold && one.score >= 0),
  };
}

/**
 * What a counter-notice or a retraction calls one's own or licensed is what the notice was about. What is no
 * complaint complains of nothing that was only guessed.
 */
export function aboutIts(kind: string, { urls, isTold }: Roles, own: readonly string[]): ReadUrl[] {
  if (['auto_reply', 'bounce', 'other'].includes(kind) && !isTold)
    return urls.map((one) => ({ ...one, role: 'mentioned' }));
  if (kind !== 'counter_notice' && kind !== 'retraction') return [...urls];
  const isBeside = ({ host, url }: ReadUrl) =>
    isBystander(host) || isRulesPage(url) || own.some((name) => isUnder(host, name));
  return urls.map((one) => (isBeside(one) ? one : { ...one, role: 'reported' }));
}
