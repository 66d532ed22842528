/**
 * decisions §5: lowercase, without whitespace, scheme, path, port, `www.` and trailing dot. Entries with the same result are
 * duplicates. The server then converts to ASCII and checks the public suffix.
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
