/** First segments of our own paths, and words that strangers would take for ours. */
export const RESERVED_SLUGS: readonly string[] = [
  ...['api', 'admin', 'www', 'new', 'n', 'p', 'login', 'register', 'mailbox', 'assets'],
];
export const SLUG_MIN = 3;
export const SLUG_MAX = 40;
/** Room for a number that makes a default slug unique. */
const SLUG_MAX_NUMBERED = 36;

/** beyond § 12: letters, digits and single hyphens, with no hyphen at either end. */
export const isSlug = (slug: string): boolean =>
  slug.length >= SLUG_MIN &&
  slug.length <= SLUG_MAX &&
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) &&
  !RESERVED_SLUGS.includes(slug);

const fold = (text: string, max: number): string =>
  text
    .normalize('NFKD')
    // Accents.
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, max)
    .replace(/-$/, '');

interface Named {
  readonly company_id: number;
  readonly company: string;
  /** Its first registered domain, in ASCII. */
  readonly domain: string | null;
}

/** beyond-edges § 12: default slugs in order of preference. The caller takes the first one that is free. */
export function* defaultSlugs({ company_id, company, domain }: Named): Generator<string> {
  const base = [domain ?? '', company].find((text) => isSlug(fold(text, SLUG_MAX))) ?? `company-${company_id}`;
  yield fold(base, SLUG_MAX);
  for (let number = 2; ; number++) yield `${fold(base, SLUG_MAX_NUMBERED)}-${number}`;
}
