import { expect, test } from 'vitest';
import { defaultSlugs, isSlug, RESERVED_SLUGS } from './page-slug.ts';

test.for<[slug: string, isValid: boolean]>([
  ['abc', true],
  ['ab', false],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
  ['quay-com', true],
  ['4chan', true],
  ['-quay', false],
  ['quay-', false],
  ['quay--com', false],
  ['Quay', false],
  ['quay.com', false],
  ['quäy', false],
  ['quay com', false],
  ...RESERVED_SLUGS.map((slug) => [slug, false] as [string, boolean]),
])('%s: %s', ([slug, isValid]) => expect(isSlug(slug)).toBe(isValid));

const first = (company: string, domain: string | null, count: number): string[] => {
  const slugs = defaultSlugs({ company_id: 7, company, domain });
  return Array.from({ length: count }, () => slugs.next().value as string);
};

test.for<[company: string, domain: string | null, slugs: string[]]>([
  ['Quay', 'quay.com', ['quay-com', 'quay-com-2', 'quay-com-3']],
  ['Quay', 'media.quay.co.uk', ['media-quay-co-uk', 'media-quay-co-uk-2']],
  ['Quay', 'xn--mnchen-3ya.de', ['xn-mnchen-3ya-de', 'xn-mnchen-3ya-de-2']],
  ['Quay', `${'a'.repeat(50)}.com`, ['a'.repeat(40), `${'a'.repeat(36)}-2`]],
  ['Quay', `${'a'.repeat(39)}.com`, ['a'.repeat(39), `${'a'.repeat(36)}-2`]],
  ['Quay', `${'a'.repeat(35)}.${'b'.repeat(9)}.com`, [`${'a'.repeat(35)}-bbbb`, `${'a'.repeat(35)}-2`]],
  ['Quay Media, Inc.', null, ['quay-media-inc', 'quay-media-inc-2']],
  ['Café Müller', null, ['cafe-muller', 'cafe-muller-2']],
  ['API', null, ['company-7', 'company-7-2']],
  ['株式会社', null, ['company-7', 'company-7-2']],
  ['X', null, ['company-7', 'company-7-2']],
])('the default slug of %s with %s', ([company, domain, slugs]) => {
  expect(first(company, domain, slugs.length)).toEqual(slugs);
});
