import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const getHealth = endpoint({
  name: 'getHealth',
  summary: 'Check that the service and its database are available',
  method: 'GET',
  path: '/health/',
  access: 'public',
  rate: 'standard',
  reads: [],
  response: z.object({ status: z.literal('ok') }),
  errors: ['bad_request', 'unavailable'],
});

/** Settings that the web client needs before login. */
export const Settings = z.object({
  demo: z.boolean(),
  mailbox: z.boolean(),
  support_email: z.string(),
  /** The publishable key for Stripe's card fields. Null when the product's own card form is used. */
  stripe_key: z.string().nullable(),
  /** Passkeys can be used: the server is reached by a domain name. */
  passkeys: z.boolean(),
  /** Cards are charged by the sandbox gateway, which takes no money. */
  test_mode: z.boolean(),
});
export type Settings = z.infer<typeof Settings>;

export const getSettings = endpoint({
  name: 'getSettings',
  summary: 'Get the public settings for the login page',
  method: 'GET',
  path: '/settings/',
  access: 'public',
  rate: 'standard',
  reads: [],
  response: Settings,
  errors: ['bad_request'],
});
