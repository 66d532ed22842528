import { z } from 'zod';
import { FIND_EACH } from '../constants.ts';
import { Lookup } from '../lookups.ts';
import { endpoint } from './endpoint.ts';
import { listOf, optionalLongText, wholeNumber } from './fields.ts';

export const FOUND_KINDS = ['company', 'domain', 'order', 'notice', 'sender', 'user'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** One thing that was found: enough to show it in a line and to go there. */
export const Found = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.int(),
  name: z.string(),
  /** What tells it from others of the same name: whose it is, where, or its address. */
  text: z.string(),
  status: Lookup.nullable(),
});
export type Found = z.infer<typeof Found>;

export const FindQuery = z.strictObject({
  search: optionalLongText(200).default(''),
  limit: wholeNumber(1, 20).default(FIND_EACH),
});
export type FindQuery = z.output<typeof FindQuery>;

export const find = endpoint({
  name: 'find',
  summary: 'A few of each kind that match: companies, domains, orders, notices, senders, and for superusers users',
  method: 'GET',
  path: '/find/',
  access: 'user',
  rate: 'standard',
  query: FindQuery,
  response: listOf(Found),
  errors: ['bad_request', 'unauthenticated'],
});
