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
 * decisions §5: a name as it is kept and as it is shown. The public suffix is looked up in the ICANN section of the list
 * (§10): `foo.blogspot.com` is a domain like any other.
 */
export function readDomainName(typed: string): DomainName {
  // Once more after the ASCII form: full-width letters and dots become plain ones only there.
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
