import { z } from 'zod';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import { ById, IsoDate, listOf, listQuery, Person, text } from '../fields.ts';
import { NoticeListQuery, NoticeRow } from './notices.ts';

/** decisions §10, §11: a URL or host that is never used to match a notice to a company. */
export const IgnoredLink = z.object({
  id: z.int(),
  link: z.string(),
  notices_count: z.int(),
  user: Person.nullable(),
  created_date: IsoDate,
});
export type IgnoredLink = z.infer<typeof IgnoredLink>;

export const IgnoredLinkFields = z.object({ link: text(messages.urlRequired, 2000) });

export const IgnoredLinkListQuery = listQuery(['id', 'link', 'created_date'], {});
export type IgnoredLinkListQuery = z.output<typeof IgnoredLinkListQuery>;

export const listIgnoredLinks = endpoint({
  name: 'listIgnoredLinks',
  summary: 'List ignored links',
  method: 'GET',
  path: '/ignored-links/',
  access: 'superuser',
  rate: 'standard',
  reads: ['ignored_link'],
  query: IgnoredLinkListQuery,
  response: listOf(IgnoredLink),
  errors: ['bad_request', 'unauthenticated', 'superuser_only'],
});

export const createIgnoredLink = endpoint({
  name: 'createIgnoredLink',
  summary: 'Ignore a link',
  method: 'POST',
  path: '/ignored-links/',
  access: 'superuser',
  rate: 'standard',
  touches: ['ignored_link', 'notice', 'history'],
  body: IgnoredLinkFields,
  response: IgnoredLink,
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'link_exists'],
});

export const getIgnoredLink = endpoint({
  name: 'getIgnoredLink',
  summary: 'Get an ignored link',
  method: 'GET',
  path: '/ignored-links/:id/',
  access: 'superuser',
  rate: 'standard',
  reads: ['ignored_link'],
  params: ById,
  response: IgnoredLink,
  errors: ['unauthenticated', 'superuser_only', 'not_found'],
});

export const deleteIgnoredLink = endpoint({
  name: 'deleteIgnoredLink',
  summary: 'Stop ignoring a link',
  method: 'DELETE',
  path: '/ignored-links/:id/',
  access: 'superuser',
  rate: 'standard',
  touches: ['ignored_link', 'notice', 'history'],
  params: ById,
  errors: ['unauthenticated', 'superuser_only', 'not_found'],
});

export const listIgnoredLinkNotices = endpoint({
  name: 'listIgnoredLinkNotices',
  summary: 'List the notices that contain an ignored link',
  method: 'GET',
  path: '/ignored-links/:id/notices',
  access: 'superuser',
  rate: 'standard',
  reads: ['notice', 'sender', 'ignored_link'],
  params: ById,
  query: NoticeListQuery,
  response: listOf(NoticeRow),
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found'],
});
