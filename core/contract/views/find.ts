import { z } from 'zod';
import { FIND_LIMIT } from '../../constants.ts';
import { Lookup } from '../../lookups.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, optionalLongText, wholeNumber } from '../fields.ts';

export const FOUND_KINDS = ['company', 'domain', 'order', 'notice', 'sender', 'user', 'invoice'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** A search result: enough to show one line and link to the object. */
export const Found = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.int(),
  name: z.string(),
  /** A detail that tells it apart from results of the same name, such as its company or email address. */
  text: z.string(),
  status: Lookup.nullable(),
  /** The company whose page shows it, for invoices, which have no page of their own. */
  company_id: z.int().optional(),
});
export type Found = z.infer<typeof Found>;

export const FindQuery = z.strictObject({
  search: optionalLongText(200).default(''),
  limit: wholeNumber(1, 20).default(FIND_LIMIT),
});
export type FindQuery = z.output<typeof FindQuery>;

export const find = endpoint({
  name: 'find',
  summary:
    'Search companies, domains, orders, notices and senders, the numbers of invoices you can access, and users for superusers. Returns a few matches of each kind.',
  method: 'GET',
  path: '/find/',
  access: 'user',
  rate: 'standard',
  reads: [],
  query: FindQuery,
  response: listOf(Found),
  errors: ['bad_request', 'unauthenticated'],
});
