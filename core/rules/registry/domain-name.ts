/**
 * decisions §5: trimmed, scheme, path, port, `www.` and the last dot taken off, lower-cased. The server goes on from here
 * to the ASCII form and the public suffix; two entries are the same when this is the same.
 */
export function tidyDomainName(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')
    .replace(/^www\.(?=.+\..+)/, '');
}
