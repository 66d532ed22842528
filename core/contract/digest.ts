import { z } from 'zod';
import { messages } from '../messages.ts';
import { endpoint } from './endpoint.ts';

/** Whether the weekly letter is wanted. */
export const DigestChoice = z.object({ is_on: z.boolean({ error: messages.digestChoiceRequired }) });
export type DigestChoice = z.infer<typeof DigestChoice>;

export const getDigestChoice = endpoint({
  name: 'getDigestChoice',
  summary: 'Whether one gets the weekly letter',
  method: 'GET',
  path: '/users/profile/digest/',
  access: 'user',
  rate: 'standard',
  response: DigestChoice,
  errors: ['bad_request', 'unauthenticated'],
});

export const setDigestChoice = endpoint({
  name: 'setDigestChoice',
  summary: 'Turn the weekly letter on or off',
  method: 'PUT',
  path: '/users/profile/digest/',
  access: 'user',
  rate: 'standard',
  body: DigestChoice,
  response: DigestChoice,
  errors: ['bad_request', 'unauthenticated'],
});
