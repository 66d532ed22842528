import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { messages } from '#core/messages.ts';
import { tidyDomainName } from '#core/rules/registry/domain-name.ts';

export type DomainName =
  | { readonly name: string; readonly unicode_name: string; readonly fault?: undefined }
  | { readonly fault: string };

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const LENGTH_MAX = 253;

/**
 * decisions §5: the stored (ASCII) and the displayed form of a domain name. Only the ICANN section of the public suffix list
 * counts (§10): `foo.blogspot.com` is an ordinary domain.
 */
export function readDomainName(typed: string): DomainName {
  // Tidied again after the conversion, which turns full-width letters and dots into ASCII.
  const name = tidyDomainName(domainToASCII(tidyDomainName(typed)));
  const labels = name.split('.');
  if (name.length > LENGTH_MAX || labels.length < 2 || !labels.every((label) => LABEL.test(label))) {
    return { fault: messages.domainInvalid };
  }
  const { isIcann, isIp, domain } = parse(name, { allowPrivateDomains: false, validateHostname: false });
  if (isIp) return { fault: messages.domainInvalid };
  if (!isIcann) return { fault: messages.domainNoSuffix };
  if (domain === null) return { fault: messages.domainInvalid };
  return { name, unicode_name: domainToUnicode(name) };
}
