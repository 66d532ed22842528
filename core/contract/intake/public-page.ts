import { z } from 'zod';
import { messages } from '../../messages.ts';
import { isSlug } from '../../rules/registry/page-slug.ts';
import { endpoint } from '../endpoint.ts';
import { ById, optionalLongText, optionalText } from '../fields.ts';

export const PAGE_TEXT = { service_name: 100, intro: 2000, repeat_policy: 2000 } as const;

/** A company's public page: its copyright policy and the notice form (beyond § 12). */
export const PublicPage = z.object({
  /** Null until the first registration is complete, like both URLs. */
  slug: z.string().nullable(),
  is_on: z.boolean(),
  /** beyond § 21: the public report, and the export for Lumen. Both are off while the pages are off. */
  is_transparency: z.boolean(),
  is_lumen: z.boolean(),
  service_name: z.string(),
  intro: z.string(),
  repeat_policy: z.string(),
  url: z.string().nullable(),
  notice_url: z.string().nullable(),
  /** Forms of all time: all, confirmed ones, and suspect ones that no one has decided on. */
  counts: z.object({ submitted: z.int(), confirmed: z.int(), suspect: z.int() }),
});
export type PublicPage = z.infer<typeof PublicPage>;

const onOrOff = z.boolean({ error: 'Should be true or false' });

export const PublicPageChange = z
  .object({
    slug: z.string({ error: messages.slugInvalid }).refine(isSlug, messages.slugInvalid),
    is_on: onOrOff,
    is_transparency: onOrOff,
    is_lumen: onOrOff,
    service_name: optionalText(PAGE_TEXT.service_name),
    intro: optionalLongText(PAGE_TEXT.intro),
    repeat_policy: optionalLongText(PAGE_TEXT.repeat_policy),
  })
  .partial();
export type PublicPageChange = z.output<typeof PublicPageChange>;

export const getPublicPage = endpoint({
  name: 'getPublicPage',
  summary: 'Get the settings of a company’s public page',
  method: 'GET',
  path: '/companies/:id/intake/',
  access: 'user',
  rate: 'standard',
  reads: ['public_page', 'company'],
  params: ById,
  response: PublicPage,
  errors: ['unauthenticated', 'not_found'],
});

export const changePublicPage = endpoint({
  name: 'changePublicPage',
  summary: 'Change a company’s public page. An earlier address redirects to the current one.',
  method: 'PUT',
  path: '/companies/:id/intake/',
  access: 'user',
  rate: 'standard',
  touches: ['public_page', 'history'],
  params: ById,
  body: PublicPageChange,
  response: PublicPage,
  errors: [
    'bad_request',
    'unauthenticated',
    'forbidden',
    'not_found',
    'page_not_open',
    'pages_off',
    'slug_taken',
    'company_removed',
  ],
});
