import type { CompanyToken } from '#core/contract/registry/tokens.ts';
import { iso } from '../../../db/lists/json-dates.ts';
import { presentPerson } from '../../records/users/read/people.ts';
import type { TokenView } from './tokens.queries.ts';

const dateOrNull = (date: string | null): string | null => (date === null ? null : iso(date));

export const presentToken = ({ author, ...row }: TokenView): CompanyToken => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes,
  expires_date: iso(row.expires_date),
  last_used_date: dateOrNull(row.last_used_date),
  last_used_ip: row.last_used_ip,
  created_by: author && presentPerson(author),
  revoked_date: dateOrNull(row.revoked_date),
});
