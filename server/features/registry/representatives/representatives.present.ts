import type { Representative } from '#core/contract/registry/representatives.ts';
import { typeOfRole } from '#core/lookups.ts';
import type { PersonRef } from '../../records/users/read/people.ts';
import type { RepresentativeRow } from './representatives.queries.ts';

export const presentRepresentative = (
  row: RepresentativeRow,
  people: ReadonlyMap<number | null, PersonRef>,
): Representative => ({
  id: row.id,
  email: row.email,
  user: people.get(row.user_id) ?? null,
  company: { id: row.company_id, name: row.company_name },
  type: typeOfRole(row.role),
  role: row.role,
  status: row.status,
  invited_date: row.invited_date.toISOString(),
});
