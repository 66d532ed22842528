import { domainToASCII } from 'node:url';
import { parse } from 'tldts';

/** In ASCII and lower case; empty if it is no domain name. */
export const asciiDomain = (domain: string): string => domainToASCII(domain.trim().replace(/\.$/, '')).toLowerCase();

/**
 * RFC 7489 § 3.2. The private section of the public suffix list counts: customers of a hosting platform don't vouch for each
 * other.
 */
export const organizationalDomain = (domain: string): string =>
  parse(domain, { allowPrivateDomains: true, validateHostname: false }).domain ?? domain;

/** Strict: the same domain. Relaxed: the same organizational domain. */
export const isAligned = (domain: string, from: string, isStrict: boolean): boolean =>
  isStrict ? domain === from : organizationalDomain(domain) === organizationalDomain(from);
