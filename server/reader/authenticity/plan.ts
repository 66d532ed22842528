import { readAddresses } from '../mime/addresses.ts';
import { type HeaderLine, headerLines } from './header-lines.ts';
import { asciiDomain, organizationalDomain } from './organizational-domain.ts';

/** What the headers say about the sender, and which signatures there are. */
export interface CheckPlan {
  headers: readonly HeaderLine[];
  /** The address of the From header. */
  from: string | null;
  domain: string | null;
  /** Several From headers, or several domains in one: one of them could be verified and another one shown. */
  isAmbiguous: boolean;
  replyToDiffers: boolean;
  /** Domain names with the keys of the topmost signatures. */
  keyNames: readonly string[];
  isSigned: boolean;
  mayBePgpSigned: boolean;
}

/** Signatures of a message that are checked; further ones are left out (beyond § 19). */
export const SIGNATURES_MAX = 10;
/** No real message has longer headers. */
const HEAD_BYTES = 256 * 1024;
const PGP = 'BEGIN PGP S';

const domainOf = (email: string): string => asciiDomain(email.slice(email.lastIndexOf('@') + 1));

const valuesOf = (headers: readonly HeaderLine[], name: string): string[] =>
  headers.filter((header) => header.name === name).map(({ value }) => value);

const tagOf = (value: string, tag: string): string =>
  new RegExp(`(?:^|;)\\s*${tag}\\s*=\\s*([^;\\s]+)`).exec(value)?.[1]?.toLowerCase() ?? '';

function keyNameOf(value: string): string[] {
  const [domain, selector] = [tagOf(value, 'd'), tagOf(value, 's')];
  return domain && selector ? [`${selector}._domainkey.${domain}`] : [];
}

/** beyond-edges § 19: whether some Reply-To address is of another organization than From. */
function differs(replyTo: readonly string[], domain: string | null): boolean {
  const own = domain === null ? '' : organizationalDomain(domain);
  return replyTo.some((email) => organizationalDomain(domainOf(email)) !== own);
}

export function planCheck(raw: Buffer): CheckPlan {
  const headers = headerLines(raw.subarray(0, HEAD_BYTES));
  const fromHeaders = valuesOf(headers, 'from');
  const emails = fromHeaders.flatMap(readAddresses).map(({ email }) => email);
  const domains = new Set(emails.map(domainOf));
  const domain = emails[0] === undefined ? null : domainOf(emails[0]) || null;
  const signatures = valuesOf(headers, 'dkim-signature').slice(0, SIGNATURES_MAX);
  const seals = ['arc-message-signature', 'arc-seal'].flatMap((name) => valuesOf(headers, name));
  const replyTo = valuesOf(headers, 'reply-to').flatMap(readAddresses);
  return {
    headers,
    from: emails[0] ?? null,
    domain,
    isAmbiguous: fromHeaders.length > 1 || domains.size > 1,
    replyToDiffers: differs(
      replyTo.map(({ email }) => email),
      domain,
    ),
    keyNames: [...new Set([...signatures, ...seals.slice(0, 2 * SIGNATURES_MAX)].flatMap(keyNameOf))],
    isSigned: signatures.length + seals.length > 0,
    mayBePgpSigned: raw.includes(PGP) || valuesOf(headers, 'content-type').some((type) => /pgp-signature/i.test(type)),
  };
}
