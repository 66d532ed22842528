import { z } from 'zod';
import { TOKEN_SCOPES } from '../../lookups.ts';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import { ById, IsoDate, listOf, listQuery, moment, Person, text } from '../fields.ts';

const NAME_CHARS = 100;

/** beyond § 17: the company's own systems call with it. It outlives the people who made it. */
export const CompanyToken = z.object({
  id: z.int(),
  name: z.string(),
  /** The last four characters. */
  hint: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  expires_date: IsoDate,
  last_used_date: IsoDate.nullable(),
  last_used_ip: z.string().nullable(),
  /** Null after the user was deleted. */
  created_by: Person.nullable(),
  revoked_date: IsoDate.nullable(),
});
export type CompanyToken = z.infer<typeof CompanyToken>;

export const CompanyTokenListQuery = listQuery(['id', 'expires_date', 'last_used_date'], {});
export type CompanyTokenListQuery = z.output<typeof CompanyTokenListQuery>;

export const listTokens = endpoint({
  name: 'listTokens',
  summary: 'List a company’s tokens, newest first. Expired and revoked ones stay in the list.',
  method: 'GET',
  path: '/companies/:id/tokens/',
  access: 'user',
  rate: 'standard',
  reads: ['token'],
  params: ById,
  query: CompanyTokenListQuery,
  response: listOf(CompanyToken),
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found'],
});

export const CompanyTokenCreate = z.object({
  name: text(messages.tokenNameRequired, NAME_CHARS),
  scopes: z
    .array(z.enum(TOKEN_SCOPES, { error: messages.tokenScopesUnknown }), { error: messages.tokenScopesRequired })
    .min(1, messages.tokenScopesRequired)
    .max(100, messages.tokenScopesUnknown)
    .transform((scopes) => TOKEN_SCOPES.filter((scope) => scopes.includes(scope))),
  /** Left out: 90 days ahead. No token is for ever, so null is refused. */
  expires_date: moment(messages.tokenExpiryInvalid).optional(),
});
export type CompanyTokenCreate = z.output<typeof CompanyTokenCreate>;

export const createToken = endpoint({
  name: 'createToken',
  summary: 'Create a company token. The response is the only one that contains the token itself.',
  method: 'POST',
  path: '/companies/:id/tokens/',
  access: 'user',
  rate: 'standard',
  touches: ['token', 'history'],
  params: ById,
  body: CompanyTokenCreate,
  response: CompanyToken.extend({ token: z.string() }),
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'too_many_tokens', 'company_removed'],
});

export const revokeToken = endpoint({
  name: 'revokeToken',
  summary: 'Revoke a company token. Calls with it are refused at once.',
  method: 'DELETE',
  path: '/tokens/:id/',
  access: 'user',
  rate: 'standard',
  touches: ['token', 'history'],
  params: ById,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});

export const getOwnToken = endpoint({
  name: 'getOwnToken',
  summary: 'Get the company token that the request is made with',
  method: 'GET',
  path: '/token/',
  access: 'token',
  rate: 'standard',
  reads: ['token'],
  response: CompanyToken.extend({ company: z.object({ id: z.int(), name: z.string() }) }),
  errors: ['unauthenticated', 'forbidden'],
});
