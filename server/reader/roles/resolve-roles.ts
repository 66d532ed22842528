import { isUnder, registeredName } from '../links/host-name.ts';
import type { Role } from './cues.ts';
import { isBystander, isRulesPage } from './known-hosts.ts';
import type { Names } from './own-names.ts';
import type { Placed } from './place-roles.ts';
import { isLabelled, type Vector, weigh } from './weigh.ts';
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

function scoreOf(vector: Vector): number {
  let sum = BIAS;
  for (const [name, value] of vector) sum += (WEIGHTS[name] ?? 0) * value;
  return sum;
}

const TOLD = ['plainly reported', 'plainly weak', 'prose reported', 'after strong'];

interface Resolved {
  urls: ReadUrl[];
  /** Nothing is reported plainly enough. */
  isGuess: boolean;
  /** Of something reported it is said, and not only silent. */
  isTold: boolean;
}

/** decisions §10: each URL once, in order of appearance, by the sum of its evidence. When in doubt it is reported. */
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
