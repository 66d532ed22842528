import { z } from 'zod';
import { SHEET_BYTES } from '../../constants.ts';
import { DOMAIN_STATUSES, Lookup } from '../../lookups.ts';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import { ById, email, IsoDate, listOf, listQuery, optionalEmail, queryId, text } from '../fields.ts';
import { ORDER_TOUCHES } from '../tags.ts';
import { DomainEntry, OrderDomain } from '../trade/orders.ts';

export const Domain = OrderDomain.extend({
  company: z.object({ id: z.int(), name: z.string() }),
  created_date: IsoDate,
});
export type Domain = z.infer<typeof Domain>;

export const DomainListQuery = listQuery(['id', 'name', 'created_date', 'status'], {
  company__id: queryId.optional(),
  status__name: z
    .enum(DOMAIN_STATUSES.map(({ name }) => name) as [string, ...string[]], { error: 'Should be the name of a status' })
    .optional(),
});
export type DomainListQuery = z.output<typeof DomainListQuery>;

export const listDomains = endpoint({
  name: 'listDomains',
  summary: 'List the domains of your companies; superusers see all domains',
  method: 'GET',
  path: '/domains/',
  access: 'user',
  scope: 'domains:read',
  rate: 'standard',
  reads: ['domain', 'company', 'order'],
  query: DomainListQuery,
  response: listOf(Domain),
  errors: ['bad_request', 'unauthenticated'],
});

export const createDomain = endpoint({
  name: 'createDomain',
  summary: 'Add a domain to an open order',
  method: 'POST',
  path: '/domains/create/',
  access: 'user',
  rate: 'standard',
  touches: ORDER_TOUCHES,
  body: DomainEntry.extend({ order_id: z.int() }),
  response: Domain,
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'order_move_refused', 'domain_busy'],
});

export const isDomainBusy = endpoint({
  name: 'isDomainBusy',
  summary: 'Check whether a domain is taken, and by which company if that is public',
  method: 'POST',
  path: '/domains/is-busy/',
  access: 'user',
  rate: 'lookup',
  touches: [],
  body: z.object({ name: text(messages.domainRequired, 300) }),
  response: z.object({
    busy: z.boolean(),
    company: z.string().nullable(),
    domain: z.object({ name: z.string(), status: Lookup }).nullable(),
  }),
  errors: ['bad_request', 'unauthenticated', 'too_many_tries'],
});

export const DomainUploadResult = z.object({
  domains: z.array(z.object({ name: z.string(), unicode_name: z.string(), email: z.string().nullable() })),
  errors: z.array(z.object({ domain: z.string(), email: z.string().nullable(), row: z.int(), message: z.string() })),
});
export type DomainUploadResult = z.infer<typeof DomainUploadResult>;

export const uploadDomains = endpoint({
  name: 'uploadDomains',
  summary: 'Parse an .xlsx or .csv file of domains and email addresses, without saving anything',
  method: 'POST',
  path: '/domains/upload/',
  access: 'user',
  rate: 'upload',
  touches: [],
  upload: { field: 'files', alias: 'file', maxBytes: SHEET_BYTES },
  response: DomainUploadResult,
  errors: ['bad_request', 'unauthenticated', 'too_large', 'unsupported_type', 'too_many_tries'],
});

export const getDomain = endpoint({
  name: 'getDomain',
  summary: 'Get a domain',
  method: 'GET',
  path: '/domains/:id/',
  access: 'user',
  scope: 'domains:read',
  rate: 'standard',
  reads: ['domain', 'company', 'order'],
  params: ById,
  response: Domain,
  errors: ['unauthenticated', 'not_found'],
});

/** The form that sets an address requires one. */
export const DomainEmail = z.object({ email: email() });

export const DomainPatch = z.object({ email: optionalEmail() });

export const changeDomain = endpoint({
  name: 'changeDomain',
  summary: 'Set or clear the notice email address of a domain',
  method: 'PATCH',
  path: '/domains/:id/',
  access: 'user',
  rate: 'standard',
  touches: ['domain', 'history'],
  params: ById,
  body: DomainPatch,
  response: Domain,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'domain_removed'],
});

export const deleteDomain = endpoint({
  name: 'deleteDomain',
  summary: 'Remove a draft domain from its order. To remove a registered domain, place an amendment.',
  method: 'DELETE',
  path: '/domains/:id/',
  access: 'user',
  rate: 'standard',
  touches: ['domain', 'order', 'company', 'history'],
  params: ById,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'domain_registered', 'domain_removed', 'order_move_refused'],
});
