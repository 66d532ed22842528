import { sql } from 'kysely';
import { readByKeys } from '../../../../db/lists/list.ts';
import { containing } from '../../../../db/lists/search.ts';
import { countOf, tableListing } from '../../../../db/lists/table-list.ts';
import type { Db } from '../../../../db/tables.ts';

export interface UnconfirmedQuery {
  limit: number;
  offset: number;
  search?: string | undefined;
  is_suspect?: boolean | undefined;
  /** Forms that are not suspect are listed if they were submitted before this moment. */
  before: Date;
}

const load = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('submissions as s')
    .innerJoin('companies as c', 'c.id', 's.company_id')
    .select(['s.id', 's.kind', 's.reference', 's.company_id', 'c.name as company', 's.form', 's.text'])
    .select(['s.submitted_date', 's.is_suspect'])
    .where('s.id', 'in', [...ids])
    .execute();

/** Forms that need a decision. The state is a literal, so that the index of the queue applies. */
export const needsDecision = (before: Date) =>
  sql`s.state = 'submitted' and (s.is_suspect or s.submitted_date <= ${before}::timestamptz)`;

/** With the company as `c`. */
export const SEARCHED_FORM = sql`lower(s.reference || ' ' || (s.form ->> 'name') || ' ' || (s.form ->> 'email') || ' ' || c.name)`;

export function listUnconfirmedRows(db: Db, { search, is_suspect, before, ...page }: UnconfirmedQuery) {
  const rows = {
    from: sql`submissions s join companies c on c.id = s.company_id`,
    where: [
      needsDecision(before),
      ...(is_suspect === undefined ? [] : [sql`s.is_suspect = ${is_suspect}`]),
      ...(search ? [sql`${SEARCHED_FORM} like ${containing(search)}`] : []),
    ],
  };
  const place = sql`row(not s.is_suspect, s.submitted_date)`;
  const listing = tableListing({
    ...rows,
    id: sql`s.id`,
    orderings: { place },
    ordering: 'place',
    count: countOf(rows),
  });
  return readByKeys(db, page, listing, (ids) => load(db, ids));
}
