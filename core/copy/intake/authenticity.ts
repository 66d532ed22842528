import type { Authenticity } from '../../contract/intake/authenticity.ts';

/** beyond § 19: the line under the sender. */
export const authenticityCopy = {
  sentBy: (domain: string) => `Verified: sent by ${domain}`,
  passedOnBy: (domain: string) => `Verified: passed on by ${domain}`,
  confirmed: (email: string) => `Verified: ${email} was confirmed`,
  signedBy: (other: string, domain: string) => `Signed by ${other}, not by ${domain}`,
  unsigned: 'Unverified: nothing shows who sent this',
  notVouched: (domain: string) => `Warning: ${domain} does not vouch for this message`,
  severalSenders: 'Warning: this message names several senders',
  changedText: 'Warning: the text was changed after it was signed',
  pgpMismatch: 'Warning: the PGP signature does not match the text',
  notYet: 'Not checked yet',
  notPossible: 'Could not be checked',
  noReason: 'This alone is no reason to ignore a notice.',
};

export interface LineFacts extends Pick<Authenticity, 'verdict' | 'domain' | 'dkim' | 'dmarc' | 'pgp'> {
  is_ambiguous: boolean;
  /** No further try follows. */
  is_final: boolean;
  /** The address of the From header. */
  from: string | null;
  /** Of the form that the notice was confirmed with. */
  confirmed_email?: string | undefined;
}

function failedLine({ domain, is_ambiguous, pgp, dmarc }: LineFacts): string {
  if (is_ambiguous) return authenticityCopy.severalSenders;
  if (pgp?.result === 'bad') {
    return dmarc.result === 'pass' ? authenticityCopy.pgpMismatch : authenticityCopy.changedText;
  }
  return authenticityCopy.notVouched(domain ?? '');
}

/** `sender` is the address of the notice's sender, which may differ from the From header. */
export function authenticityLine(facts: LineFacts, sender: string | null): string {
  const { verdict, domain, dkim, from, is_final, confirmed_email } = facts;
  switch (verdict) {
    case 'verified':
      if (confirmed_email !== undefined) return authenticityCopy.confirmed(confirmed_email);
      return from === sender ? authenticityCopy.sentBy(domain ?? '') : authenticityCopy.passedOnBy(domain ?? '');
    case 'other_domain': {
      const other = dkim.find(({ result, aligned }) => result === 'pass' && !aligned);
      return authenticityCopy.signedBy(other?.domain ?? '', domain ?? '');
    }
    case 'unsigned':
      return authenticityCopy.unsigned;
    case 'failed':
      return failedLine(facts);
    case 'unknown':
      return is_final ? authenticityCopy.notPossible : authenticityCopy.notYet;
  }
}

/** The sentence that always follows a line that could make people ignore a notice. */
export const authenticityHint = (verdict: Authenticity['verdict']): string | null =>
  verdict === 'failed' || verdict === 'unsigned' ? authenticityCopy.noReason : null;
