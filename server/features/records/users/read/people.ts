import type { z } from 'zod';
import type { Person } from '#core/contract/fields.ts';
import { displayName } from '#core/rules/text/display-name.ts';
import type { Db } from '../../../../db/tables.ts';
import { namesOf } from '../users.queries.ts';

export type PersonRef = z.infer<typeof Person>;

export const presentPerson = (row: {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
}): PersonRef => ({
  id: row.id,
  name: displayName(row),
  email: row.email,
});

/** decisions §10: people embedded in responses, by id. A deleted user is still shown by email address. */
export async function peopleOf(db: Db, ids: readonly (number | null)[]): Promise<Map<number | null, PersonRef>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = wanted.length === 0 ? [] : await namesOf(db, wanted);
  return new Map(rows.map((row) => [row.id, presentPerson(row)]));
}
