import { z } from 'zod';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import { ById, Id, IsoDate, listOf, listQuery } from '../fields.ts';

const ARMORED_CHARS = 100_000;

/** beyond § 19: a PGP key that a superuser vouches for. */
export const ContactKey = z.object({
  id: z.int(),
  /** Upper-case, without spaces. */
  fingerprint: z.string(),
  user_ids: z.array(z.string()),
  /** Null if it never expires. */
  expires_date: IsoDate.nullable(),
});
export type ContactKey = z.infer<typeof ContactKey>;

const superuser = { access: 'superuser', rate: 'standard' } as const;

export const ContactKeyListQuery = listQuery(['id'], {});
export type ContactKeyListQuery = z.output<typeof ContactKeyListQuery>;

export const listContactKeys = endpoint({
  name: 'listContactKeys',
  summary: 'List the PGP keys of a sender',
  method: 'GET',
  path: '/notices/contacts/:id/keys/',
  ...superuser,
  reads: ['sender'],
  params: ById,
  query: ContactKeyListQuery,
  response: listOf(ContactKey),
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found'],
});

export const ContactKeyCreate = z.object({
  armored: z
    .string({ error: messages.keyRequired })
    .trim()
    .min(1, messages.keyRequired)
    .max(ARMORED_CHARS, messages.tooLong(ARMORED_CHARS)),
});

export const createContactKey = endpoint({
  name: 'createContactKey',
  summary: 'Add a PGP key to a sender. The sender’s signed notices are checked again.',
  method: 'POST',
  path: '/notices/contacts/:id/keys/',
  ...superuser,
  touches: ['sender', 'notice', 'history'],
  params: ById,
  body: ContactKeyCreate,
  response: ContactKey,
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found', 'key_exists'],
});

export const deleteContactKey = endpoint({
  name: 'deleteContactKey',
  summary: 'Delete a PGP key of a sender. Past verdicts don’t change.',
  method: 'DELETE',
  path: '/notices/contacts/:id/keys/:key_id/',
  ...superuser,
  touches: ['sender', 'history'],
  params: ById.extend({ key_id: Id }),
  errors: ['unauthenticated', 'superuser_only', 'not_found'],
});
