import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById } from '../fields.ts';
import { month } from './transparency.ts';

const LumenUrl = z.object({ url: z.string() });

/** beyond § 21: a notice in the shape that Lumen's API takes. Contact details and the names of persons are removed. */
export const LumenNotice = z.object({
  notice: z.object({
    type: z.enum(['DMCA', 'Counternotice']),
    title: z.string(),
    subject: z.string(),
    body: z.string(),
    date_sent: z.iso.datetime(),
    date_received: z.iso.datetime(),
    source: z.string(),
    language: z.string(),
    action_taken: z.enum(['Yes', 'No', 'Partial', 'Unspecified']),
    works_attributes: z.array(
      z.object({
        description: z.string(),
        infringing_urls_attributes: z.array(LumenUrl),
        copyrighted_urls_attributes: z.array(LumenUrl),
      }),
    ),
    entity_notice_roles_attributes: z.array(
      z.object({
        name: z.enum(['sender', 'recipient', 'submitter']),
        entity_attributes: z.object({ name: z.string(), kind: z.enum(['individual', 'organization']) }),
      }),
    ),
  }),
});
export type LumenNotice = z.infer<typeof LumenNotice>;

export const getLumenNotice = endpoint({
  name: 'getLumenNotice',
  summary: 'Get a notice for Lumen, without contact details or names of people',
  method: 'GET',
  path: '/notices/:id/lumen.json',
  access: 'user',
  scope: 'reports:read',
  rate: 'standard',
  reads: ['notice', 'public_page', 'company'],
  params: ById,
  response: LumenNotice,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'lumen_off', 'lumen_refused'],
});

export const exportLumenNotices = endpoint({
  name: 'exportLumenNotices',
  summary: 'Export the notices that a company received in a month for Lumen, one JSON object per line',
  method: 'GET',
  path: '/companies/:id/lumen.jsonl',
  access: 'user',
  scope: 'reports:read',
  rate: 'export',
  reads: [],
  params: ById,
  query: z.strictObject({ month: month() }),
  download: true,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'lumen_off', 'too_many_tries'],
});
