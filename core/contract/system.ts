import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint({
  name: 'getHealth',
  summary: 'Whether the product and its database answer',
  method: 'GET',
  path: '/health/',
  access: 'public',
  rate: 'standard',
  response: z.object({ status: z.literal('ok') }),
  errors: ['bad_request', 'unavailable'],
});

/** What the web client needs to know before anybody is logged in. */
export const Settings = z.object({
  demo: z.boolean(),
  mailbox: z.boolean(),
  support_email: z.string(),
  /** Cards are typed into Stripe's own fields, by this key; null: into ours. */
  stripe_key: z.string().nullable(),
});
export type Settings = z.infer<typeof Settings>;

export const getSettings = endpoint({
  name: 'getSettings',
  summary: 'What the login screen shows: whether this is the demo, and where mail is kept',
  method: 'GET',
  path: '/settings/',
  access: 'public',
  rate: 'standard',
  response: Settings,
  errors: ['bad_request'],
});
