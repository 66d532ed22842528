import { Lookup } from '../../lookups.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, listQuery } from '../fields.ts';

const lookups = (name: string, path: string, summary: string) =>
  endpoint({
    name,
    summary,
    method: 'GET',
    path,
    access: 'user',
    rate: 'standard',
    reads: ['notice', 'sender', 'company'],
    query: listQuery(['id', 'name'], {}),
    response: listOf(Lookup),
    errors: ['bad_request', 'unauthenticated'],
  });
export const listNoticeStatuses = lookups('listNoticeStatuses', '/notices/statuses/', 'List notice statuses');
export const listNoticeSources = lookups('listNoticeSources', '/notices/sources/', 'List notice sources');
export const listNoticeCarriers = lookups(
  'listNoticeCarriers',
  '/notices/carriers/',
  'List carriers for paper notices',
);
