import { z } from 'zod';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';

/** Whether the user receives the weekly summary by email. */
export const DigestChoice = z.object({ is_on: z.boolean({ error: messages.digestChoiceRequired }) });
export type DigestChoice = z.infer<typeof DigestChoice>;

export const getDigestChoice = endpoint({
  name: 'getDigestChoice',
  summary: 'Get your weekly summary setting',
  method: 'GET',
  path: '/users/profile/digest/',
  access: 'user',
  rate: 'standard',
  reads: ['user'],
  response: DigestChoice,
  errors: ['bad_request', 'unauthenticated'],
});

export const setDigestChoice = endpoint({
  name: 'setDigestChoice',
  summary: 'Turn your weekly summary on or off',
  method: 'PUT',
  path: '/users/profile/digest/',
  access: 'user',
  rate: 'standard',
  touches: [],
  body: DigestChoice,
  response: DigestChoice,
  errors: ['bad_request', 'unauthenticated'],
});
