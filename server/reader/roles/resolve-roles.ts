import type { KindResult } from '../kind/classify-kind.ts';
import { isSameOrSubdomain, registrableDomain } from '../links/host-name.ts';
import type { PlacedUrl } from './collect-evidence.ts';
import type { Role } from './cues.ts';
import { featureVectors, isLabeledOther, type UrlFeatures, type Vector } from './feature-vectors.ts';
import { isLegalReference, isPolicyPage, isReferenceSite } from './known-hosts.ts';
import type { PartyNames } from './party-names.ts';
import { BIAS, GUESS_MIN, SIBLING, WEIGHTS } from './weights.ts';

interface Roles {
  urls: readonly ReadUrl[];
  isStated: boolean;
}

export interface ReadUrl {
  url: string;
  host: string;
  role: Role;
}

/** A feature and its weight; negative weights mean that the URL is only mentioned. */
export interface Weight {
  evidence: string;
  weight: number;
}

const weightsOf = (vector: Vector): Weight[] =>
  [...vector].map(([evidence, value]) => ({ evidence, weight: (WEIGHTS[evidence] ?? 0) * value }));

/** An explicit label always outweighs a known host such as a marketplace, a government or a platform (beyond § 23). */
function scoreOf({ host, vector }: UrlFeatures): { score: number; weights: Weight[] } {
  const isPlain = (isLegalReference(host) ? BESIDE_URL : LABELED_INFRINGING).some((name) => vector.has(name));
  const weights = weightsOf(vector).filter(({ evidence }) => !isPlain || !KNOWN_HOST.includes(evidence));
  if (isReferenceSite(host) && !isPlain) return { score: Number.NEGATIVE_INFINITY, weights: [REFERENCE_SITE] };
  return { score: weights.reduce((sum, { weight }) => sum + weight, BIAS), weights };
}

/** Labels beside the URL, or above its list. */
const BESIDE_URL = ['label strong', 'column strong', 'record strong'];
const LABELED_INFRINGING = [...BESIDE_URL, 'title strong'];
const KNOWN_HOST = ['market', 'tracker', 'rules page'];
const REFERENCE_SITE: Weight = { evidence: 'named in notices everywhere', weight: -100 };
const IN_DOUBT: Weight = { evidence: 'in doubt', weight: BIAS };
const SAME_SITE_REPORTED: Weight = { evidence: 'site reported elsewhere', weight: SIBLING };

const STATED_EVIDENCE = ['plainly reported', 'plainly weak', 'prose reported', 'after strong'];

interface Resolved {
  urls: ReadUrl[];
  /** The reported URL with the highest score; the first of several. */
  clearest: string | undefined;
  /** No URL scores 0 or more. */
  isGuess: boolean;
  /** The text states that a reported URL infringes. */
  isStated: boolean;
  /** Weights of the first URLs, in their order; they add up to the score. */
  why: Weight[][];
}

/** Number of URLs that are explained. */
const EXPLAINED_MAX = 50;

/** decisions §10: decides the role of each distinct URL by the sum of its weights. When in doubt, it is reported. */
export function resolveRoles(placed: readonly PlacedUrl[], names: PartyNames): Resolved {
  const scored = featureVectors(placed, names).map((one) => ({
    ...scoreOf(one),
    url: one.url,
    host: one.host,
    isNamed: isLabeledOther(one.vector) || one.vector.has('own home page'),
    isStated: STATED_EVIDENCE.some((name) => one.vector.has(name)),
  }));
  const sites = new Set(scored.filter(({ score }) => score >= 0).map(({ host }) => registrableDomain(host)));
  const isGuess = sites.size === 0;
  // Without a positive score, the best candidates are reported, unless a label calls them something else.
  const best = scored.reduce((most, { score, isNamed }) => (isNamed ? most : Math.max(most, score)), GUESS_MIN);
  const isOfReportedSite = ({ host }: (typeof scored)[number]) => sites.has(registrableDomain(host));
  const isReported = (one: (typeof scored)[number]) =>
    isGuess ? one.score >= best && !one.isNamed : one.score + (isOfReportedSite(one) ? SIBLING : 0) >= 0;
  const reported = scored.filter(isReported);
  const top = reported.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  return {
    urls: scored.map(
      (one): ReadUrl => ({ url: one.url, host: one.host, role: isReported(one) ? 'reported' : 'mentioned' }),
    ),
    clearest: reported.find(({ score }) => score === top)?.url,
    isGuess,
    isStated: scored.some((one) => one.isStated && one.score >= 0),
    why: scored.slice(0, EXPLAINED_MAX).map((one) => {
      if (one.weights.includes(REFERENCE_SITE)) return one.weights;
      const isHelped = one.score < 0 && isOfReportedSite(one);
      return [...one.weights, IN_DOUBT, ...(isHelped ? [SAME_SITE_REPORTED] : [])];
    }),
  };
}

/** Evidence for messages whose URLs nobody complains about. */
const REPORTS_NOTHING: ReadonlySet<KindResult['why'][number]['evidence']> = new Set([
  ...(['done already', 'sales talk', 'demand for a password'] as const),
]);

/**
 * Adjusts roles to the kind of the message: URLs that a counter-notice or a retraction calls its own or licensed are what the
 * notice was about, and a message that is not a complaint reports no guesses.
 */
export function adjustRolesToKind(
  { kind, isEvident, isAbuse, why }: KindResult,
  { urls, isStated }: Roles,
  own: readonly string[],
): ReadUrl[] {
  // A message without evidence may be a notice (beyond § 23), and a report of other abuse is a complaint.
  const isComplaint = kind === 'other' && (!isEvident || isAbuse);
  const isResolved = kind === 'other' && why.some(({ evidence }) => REPORTS_NOTHING.has(evidence));
  const isMachine = kind === 'auto_reply' || kind === 'bounce';
  if (isMachine || isResolved || (kind === 'other' && !isStated && !isComplaint))
    return urls.map((one) => ({ ...one, role: 'mentioned' }));
  if (kind !== 'counter_notice' && kind !== 'retraction') return [...urls];
  const isUnrelated = ({ host, url }: ReadUrl) =>
    isReferenceSite(host) || isPolicyPage(url) || own.some((name) => isSameOrSubdomain(host, name));
  return urls.map((one) => (isUnrelated(one) ? one : { ...one, role: 'reported' }));
}
