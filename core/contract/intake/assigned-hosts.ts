import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, IsoDate, listOf, listQuery, Person, queryId, text } from '../fields.ts';
import { NOTICE_TOUCHES } from '../tags.ts';
import { Notice } from './notices.ts';

/** A host without a registered domain, whose notices always go to a company. */
export const AssignedHost = z.object({
  id: z.int(),
  host: z.string(),
  company: z.object({ id: z.int(), name: z.string() }),
  user: Person.nullable(),
  created_date: IsoDate,
});
export type AssignedHost = z.infer<typeof AssignedHost>;

const superuser = { access: 'superuser', rate: 'standard' } as const;

export const AssignedHostListQuery = listQuery(['id', 'host'], { company__id: queryId.optional() });
export type AssignedHostListQuery = z.output<typeof AssignedHostListQuery>;

export const listAssignedHosts = endpoint({
  name: 'listAssignedHosts',
  summary: 'List the hosts whose notices always go to a company',
  method: 'GET',
  path: '/assigned-hosts/',
  ...superuser,
  reads: ['assigned_host', 'company'],
  query: AssignedHostListQuery,
  response: listOf(AssignedHost),
  errors: ['bad_request', 'unauthenticated', 'superuser_only'],
});

export const HostAssignment = z.object({
  notice_id: z.int({ error: 'Notice is required!' }),
  host: text('Host is required!', 253),
  company_id: z.int({ error: 'Company is required!' }),
});
export type HostAssignment = z.output<typeof HostAssignment>;

export const assignHost = endpoint({
  name: 'assignHost',
  summary: 'Assign an unassigned notice to a company, and every later notice about one of its hosts',
  method: 'POST',
  path: '/assigned-hosts/create/',
  ...superuser,
  touches: [...NOTICE_TOUCHES, 'assigned_host'],
  mails: 'routed',
  body: HostAssignment,
  response: Notice,
  errors: [
    ...(['bad_request', 'unauthenticated', 'superuser_only', 'not_found', 'company_removed'] as const),
    ...(['notice_assigned', 'notice_being_read', 'host_registered'] as const),
  ],
});

export const deleteAssignedHost = endpoint({
  name: 'deleteAssignedHost',
  summary: 'Stop assigning the notices about a host. Notices already assigned stay with their company.',
  method: 'DELETE',
  path: '/assigned-hosts/:id/',
  ...superuser,
  touches: ['assigned_host', 'history'],
  params: ById,
  errors: ['unauthenticated', 'superuser_only', 'not_found'],
});
