/** beyond § 19: what a check of the sender can say. */
export const AUTHENTICITY_VERDICTS = ['verified', 'other_domain', 'unsigned', 'failed', 'unknown'] as const;
export type AuthenticityVerdict = (typeof AUTHENTICITY_VERDICTS)[number];

/** Results of single methods (RFC 8601). */
export const AUTH_RESULTS = [
  ...(['pass', 'fail', 'softfail', 'neutral', 'none'] as const),
  ...(['temperror', 'permerror', 'policy'] as const),
] as const;
export type AuthResult = (typeof AUTH_RESULTS)[number];

export const PGP_RESULTS = ['good', 'bad', 'no_key'] as const;
export interface PgpResult {
  result: (typeof PGP_RESULTS)[number];
  fingerprint: string | null;
}

export interface DkimResult {
  domain: string;
  selector: string;
  result: AuthResult;
  /** Whether it speaks for the domain of the From header. */
  aligned: boolean;
}

/** The facts that the verdict follows from. */
export interface AuthenticityFacts {
  /** Of the From header; null without one. */
  domain: string | null;
  /** Several From headers, or several domains in one. */
  is_ambiguous: boolean;
  dkim: readonly DkimResult[];
  dmarc: { result: AuthResult; policy: string | null };
  pgp: PgpResult | null;
  /** A temporary error of a look-up could have changed the outcome. */
  is_uncertain: boolean;
}

/** A signature of the very domain satisfies any policy, so it counts although the policy could not be looked up. */
function isVerifiedByDkim({ domain, dkim, dmarc }: AuthenticityFacts): boolean {
  const passed = dkim.filter(({ result, aligned }) => result === 'pass' && aligned);
  if (dmarc.result === 'temperror') return passed.some((one) => one.domain === domain);
  return passed.length > 0 && dmarc.result === 'none' && dmarc.policy === null;
}

const isRefused = ({ result, policy }: AuthenticityFacts['dmarc']): boolean =>
  result === 'fail' && (policy === 'quarantine' || policy === 'reject');

/** beyond-edges § 19: the first that applies. */
export function authenticityVerdict(facts: AuthenticityFacts): AuthenticityVerdict {
  const { domain, is_ambiguous, dkim, dmarc, pgp, is_uncertain } = facts;
  if (is_ambiguous || pgp?.result === 'bad') return 'failed';
  if (domain === null) return 'unsigned';
  if (dmarc.result === 'pass' || isVerifiedByDkim(facts) || pgp?.result === 'good') return 'verified';
  if (isRefused(dmarc)) return 'failed';
  if (dkim.some(({ result, aligned }) => result === 'pass' && !aligned)) return 'other_domain';
  return is_uncertain ? 'unknown' : 'unsigned';
}

const HOUR = 3600;

/** When an `unknown` is tried again, in seconds after the receipt. */
export const CHECK_AGAIN_SECONDS = [300, HOUR, 6 * HOUR, 24 * HOUR] as const;

/** Notices of a sender that are checked again with a new key. */
export const RECHECKED_NOTICES = 1000;
