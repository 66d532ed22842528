import type { LoginRecord, Profile, User, UserCompany } from '#core/contract/records/users.ts';
import { statusLookup } from '#core/lookups.ts';
import { displayName } from '#core/rules/text/display-name.ts';
import { iso, type Listed } from '../../../../db/lists/json-dates.ts';
import type { LoginRow } from '../../auth/session/logins.queries.ts';
import type { UserRow } from '../users.queries.ts';

type AnyRow = UserRow | Listed<UserRow>;

function fields(row: AnyRow): Omit<User, 'info'> {
  return {
    id: row.id,
    email: row.email,
    username: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    name: displayName(row),
    role: row.is_superuser ? 'superuser' : 'user',
    status: statusLookup(row.status_id),
    is_superuser: row.is_superuser,
    date_joined: iso(row.date_joined),
    last_login: row.last_login === null ? null : iso(row.last_login),
  };
}

const info = ({ image_file_id, image_key }: AnyRow) => ({
  image: image_file_id !== null && image_key !== null ? { id: image_file_id, file: picturePath(image_key) } : null,
});

/** The URL path of a picture. It is a capability URL: anyone who knows the key may see the picture. */
export const picturePath = (key: string): string => `/pictures/${key}`;

export const presentUser = (row: AnyRow): User => ({ ...fields(row), info: info(row) });

export const presentProfile = (row: UserRow, companies: UserCompany[]): Profile => ({
  companies,
  result: { ...fields(row), info: [info(row)] },
});

export const presentLogin = (row: LoginRow): LoginRecord => ({
  date: row.date.toISOString(),
  ip: row.ip,
  user_agent: row.user_agent,
  country: row.country,
  city: row.city,
  success: row.success,
});
