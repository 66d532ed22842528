import { z } from 'zod';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import { ById, IsoDate, text } from '../fields.ts';

const URL_CHARS = 2000;

/** beyond § 20: the page on the company's own site that names the agent. */
export const PolicyUrl = z.object({
  url: z.string().nullable(),
  /** Null: not checked, or the page could not be read. */
  found: z.object({ name: z.boolean(), address: z.boolean(), phone: z.boolean(), email: z.boolean() }).nullable(),
  checked_date: IsoDate.nullable(),
  error: z.string().nullable(),
  confirmed: z.object({ date: IsoDate, by: z.object({ id: z.int(), name: z.string() }).nullable() }).nullable(),
});
export type PolicyUrl = z.infer<typeof PolicyUrl>;

export const getPolicyUrl = endpoint({
  name: 'getPolicyUrl',
  summary: 'Get the address of the policy page on a company’s own site, and what was found there',
  method: 'GET',
  path: '/companies/:id/policy-url/',
  access: 'user',
  rate: 'standard',
  reads: ['policy_url'],
  params: ById,
  response: PolicyUrl,
  errors: ['unauthenticated', 'not_found'],
});

const PolicyUrlChange = z.object({ url: text(messages.urlRequired, URL_CHARS).nullable() });

/** The form that sets an address requires one. */
export const PolicyUrlForm = z.object({ url: text(messages.urlRequired, URL_CHARS) });

export const changePolicyUrl = endpoint({
  name: 'changePolicyUrl',
  summary: 'Set or clear the address of the policy page. A new address has to be checked again.',
  method: 'PUT',
  path: '/companies/:id/policy-url/',
  access: 'user',
  rate: 'standard',
  touches: ['policy_url', 'history'],
  params: ById,
  body: PolicyUrlChange,
  response: PolicyUrl,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'company_removed'],
});

export const checkPolicyUrl = endpoint({
  name: 'checkPolicyUrl',
  summary: 'Check the policy page for the agent’s details, or confirm without loading it that they are there',
  method: 'POST',
  path: '/companies/:id/policy-url/check/',
  access: 'user',
  rate: 'lookup',
  touches: ['policy_url', 'history'],
  params: ById,
  body: z.object({ confirmed: z.boolean({ error: 'Should be true or false' }).optional() }),
  response: PolicyUrl,
  errors: [
    'bad_request',
    'unauthenticated',
    'forbidden',
    'not_found',
    'no_policy_url',
    'company_removed',
    'too_many_tries',
  ],
});
