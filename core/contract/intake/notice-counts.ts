import { z } from 'zod';
import { Lookup } from '../../lookups.ts';
import { endpoint } from '../endpoint.ts';
import { IsoDate } from '../fields.ts';

export const checkLastNotice = endpoint({
  name: 'checkLastNotice',
  summary: 'Get the latest notice, the number of New notices and the number of notices to handle',
  method: 'GET',
  path: '/notices/check-last/',
  access: 'user',
  rate: 'standard',
  reads: ['notice'],
  response: z.object({
    id: z.int().nullable(),
    received_date: IsoDate.nullable(),
    new_count: z.int(),
    open_count: z.int(),
  }),
  errors: ['unauthenticated'],
});

/** The counts for all tabs of the list. */
export const NoticeCounts = z.object({
  all: z.int(),
  /** Notices to handle by the caller's rule; the others are handled. */
  open: z.int(),
  statuses: z.array(Lookup.extend({ count: z.int() })),
  without_sent: z.int(),
  forward_failed: z.int(),
  /** For superusers: notices that are not assigned to a company. */
  unmatched: z.int(),
  /** Notices with messages that could not be parsed. */
  unread: z.int(),
  /** Counter-notices that wait for a person: to be put back, or not complete and New. */
  counter_notices: z.int(),
});
export type NoticeCounts = z.infer<typeof NoticeCounts>;

export const countNotices = endpoint({
  name: 'countNotices',
  summary: 'Count the notices in each view of the list',
  method: 'GET',
  path: '/notices/counts/',
  access: 'user',
  rate: 'standard',
  reads: ['notice', 'counter_notice'],
  response: NoticeCounts,
  errors: ['unauthenticated'],
});
