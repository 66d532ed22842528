import { z } from 'zod';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import { ById, email, IsoDate, listOf, listQuery, optionalLongText, optionalText, queryId, text } from '../fields.ts';

/** decisions §10, §11: a sender of notices. `company` is the name of the sender's organization, as text. */
export const Contact = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Counts only notices that the caller can see. */
  notices_count: z.int(),
  /** The company that owns this sender. Null for shared senders, which are created from email or by superusers. */
  company_id: z.int().nullable(),
  created_date: IsoDate,
});
export type Contact = z.infer<typeof Contact>;

const fields = {
  name: text(messages.nameRequired),
  email: email(),
  company: optionalText(),
  phone: optionalText(60),
  address: optionalLongText(500),
};
export const ContactFields = z.object({
  ...fields,
  company: fields.company.default(''),
  phone: fields.phone.default(''),
  address: fields.address.default(''),
});
export type ContactFields = z.output<typeof ContactFields>;
/** Omitted fields stay unchanged. */
export const ContactChange = z.object(fields).partial();

export const ContactListQuery = listQuery(['id', 'name', 'email', 'created_date'], {
  company__id: queryId.optional(),
});
export type ContactListQuery = z.output<typeof ContactListQuery>;

export const listContacts = endpoint({
  name: 'listContacts',
  summary: 'List the senders of notices to your companies; superusers see all senders',
  method: 'GET',
  path: '/notices/contacts/',
  access: 'user',
  scope: 'notices:read',
  rate: 'standard',
  reads: ['sender'],
  query: ContactListQuery,
  response: listOf(Contact),
  errors: ['bad_request', 'unauthenticated'],
});

/** A sender created by a customer belongs to one of their companies; one created by a superuser without a company is shared. */
export const ContactCreate = ContactFields.extend({ company_id: z.int().optional() });

export const createContact = endpoint({
  name: 'createContact',
  summary: 'Create a sender',
  method: 'POST',
  path: '/notices/contact/create/',
  access: 'user',
  rate: 'standard',
  touches: ['sender', 'history'],
  body: ContactCreate,
  response: Contact,
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'contact_exists'],
});

export const getContact = endpoint({
  name: 'getContact',
  summary: 'Get a sender',
  method: 'GET',
  path: '/notices/contacts/:id/',
  access: 'user',
  scope: 'notices:read',
  rate: 'standard',
  reads: ['sender'],
  params: ById,
  response: Contact,
  errors: ['unauthenticated', 'not_found'],
});

export const changeContact = endpoint({
  name: 'changeContact',
  summary: 'Update a sender. Superusers update shared senders; representatives update their company’s own.',
  method: 'PUT',
  path: '/notices/contacts/:id/',
  access: 'user',
  rate: 'standard',
  touches: ['sender', 'history'],
  params: ById,
  body: ContactChange,
  response: Contact,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'contact_exists'],
});

export const deleteContact = endpoint({
  name: 'deleteContact',
  summary: 'Delete a sender that has no notices',
  method: 'DELETE',
  path: '/notices/contacts/:id/',
  access: 'user',
  rate: 'standard',
  touches: ['sender', 'history'],
  params: ById,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'contact_used'],
});

export const mergeContact = endpoint({
  name: 'mergeContact',
  summary: 'Merge a duplicate sender into another. Its notices move to the remaining sender.',
  method: 'POST',
  path: '/notices/contacts/:id/merge/',
  access: 'superuser',
  rate: 'standard',
  touches: ['sender', 'notice', 'history'],
  params: ById,
  body: z.object({ into: z.int({ error: messages.senderRequired }) }),
  response: Contact,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found', 'merge_refused'],
});
