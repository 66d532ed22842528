import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The agent named in every designation, with the fields of the Copyright Office's form (the `AGENT_*` settings). */
export const Agent = z.object({
  name: z.string(),
  organization: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  time_zone: z.string(),
});
export type Agent = z.infer<typeof Agent>;

export const getAgent = endpoint({
  name: 'getAgent',
  summary: 'Get the contact details of the designated agent',
  method: 'GET',
  path: '/agent/',
  access: 'public',
  rate: 'standard',
  reads: [],
  response: Agent,
  errors: ['bad_request'],
});
