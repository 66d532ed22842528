import { z } from 'zod';
import { messages } from '../messages.ts';
import { endpoint } from './endpoint.ts';

export const checkInviteToken = endpoint({
  name: 'checkInviteToken',
  summary: 'Whether an invitation can still be accepted, by whom and to which company',
  method: 'POST',
  path: '/representative/token-check/',
  access: 'public',
  rate: 'public',
  body: z.object({
    token: z.string({ error: messages.tokenExpired }).min(1, messages.tokenExpired).max(500, messages.tokenExpired),
  }),
  response: z.object({
    valid: z.boolean(),
    email: z.string().nullable(),
    company: z.object({ id: z.int(), name: z.string() }).nullable(),
    is_new_user: z.boolean(),
  }),
  errors: ['bad_request', 'too_many_tries'],
});
