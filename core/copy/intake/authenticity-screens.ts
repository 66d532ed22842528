import type { Authenticity } from '../../contract/intake/authenticity.ts';
import type { AuthenticityVerdict } from '../../rules/intake/authenticity.ts';

/** Names of the verdicts, for rules. */
export const AUTHENTICITY_WORDS: Readonly<Record<AuthenticityVerdict, string>> = {
  verified: 'Verified',
  other_domain: 'Signed by another domain',
  unsigned: 'Unverified',
  failed: 'Warning',
  unknown: 'Not checked',
};

const EXPLANATIONS: Readonly<Record<AuthenticityVerdict, string>> = {
  verified: 'A signature or the domain’s own settings show that the message came from that domain.',
  other_domain:
    'The message is signed, but not by the domain in its From header. Mailing lists and mail services do this.',
  unsigned:
    'The message has no technical signature (DKIM or PGP) that we could confirm, and its domain doesn’t publish a way to verify its mail.',
  failed:
    'The message may not come from the sender it claims to be from. Compare it with earlier messages before you rely on it.',
  unknown: 'DNS didn’t respond. We’ll try again after 5 minutes, 1 hour, 6 hours and 24 hours.',
};

const BY_FRONT = 'Checked by our upstream mail server.';
const REPLIES = 'Replies go to a different organization than the one in the From header.';

export const authenticityExplanation = ({ verdict, by, reply_to_differs }: Authenticity): string =>
  [EXPLANATIONS[verdict], reply_to_differs && REPLIES, by === 'front' && BY_FRONT].filter(Boolean).join(' ');

/** The details in "How this was read". */
export const authenticityDetailsCopy = {
  title: 'Sender check',
  domain: 'From domain',
  spf: 'SPF',
  dkim: 'DKIM',
  dmarc: 'DMARC',
  arc: 'ARC',
  pgp: 'PGP',
  none: 'None',
  result: (result: string, domain: string | null) => (domain ? `${result} (${domain})` : result),
  signature: (domain: string, selector: string, result: string, isAligned: boolean) =>
    `${result}: ${selector}._domainkey.${domain}${isAligned ? '' : ', another domain'}`,
  policy: (result: string, policy: string | null) => (policy ? `${result}, policy ${policy}` : `${result}, no policy`),
  pgpResult: { good: 'Good', bad: 'Does not match', no_key: 'No valid key for this sender' },
} as const;
