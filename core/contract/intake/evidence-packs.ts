import { z } from 'zod';
import { EVIDENCE_STATUSES } from '../../rules/intake/evidence-pack.ts';
import { endpoint } from '../endpoint.ts';
import { ById, IsoDate, listOf, listQuery } from '../fields.ts';

/** beyond § 14: everything about a notice in one ZIP, which its reader can check without us. */
export const EvidencePack = z.object({
  id: z.int(),
  status: z.enum(EVIDENCE_STATUSES),
  file: z.object({ file_id: z.int(), name: z.string(), size: z.int() }).nullable(),
  created_date: IsoDate,
  /** Why it failed. */
  error: z.string().nullable(),
});
export type EvidencePack = z.infer<typeof EvidencePack>;

/** While one is being made, returns its id. */
export const createEvidence = endpoint({
  name: 'createEvidence',
  summary: 'Make an evidence pack of a notice. While one is being made, no other is started.',
  method: 'POST',
  path: '/notices/:id/evidence/',
  access: 'user',
  rate: 'standard',
  touches: ['evidence', 'history'],
  params: ById,
  response: z.object({ id: z.int() }),
  status: 202,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'evidence_too_large'],
});

export const EvidenceListQuery = listQuery(['id'], {});
export type EvidenceListQuery = z.output<typeof EvidenceListQuery>;

export const listEvidence = endpoint({
  name: 'listEvidence',
  summary: 'List the evidence packs of a notice, latest first',
  method: 'GET',
  path: '/notices/:id/evidence/',
  access: 'user',
  rate: 'standard',
  scope: 'notices:read',
  reads: ['evidence'],
  params: ById,
  query: EvidenceListQuery,
  response: listOf(EvidencePack),
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found'],
});

export const getEvidence = endpoint({
  name: 'getEvidence',
  summary: 'Read whether an evidence pack is ready',
  method: 'GET',
  path: '/evidence/:id/',
  access: 'user',
  rate: 'standard',
  scope: 'notices:read',
  reads: ['evidence'],
  params: ById,
  response: EvidencePack,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});
