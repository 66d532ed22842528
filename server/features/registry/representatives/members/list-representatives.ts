import type { RepresentativeListQuery } from '#core/contract/registry/representatives.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { peopleOf } from '../../../records/users/read/people.ts';
import { presentRepresentative } from '../representatives.present.ts';
import { findCompany, listRepresentatives } from '../representatives.queries.ts';

/** Every member can see all representatives of the company. */
export async function listRepresentativesPage(
  { db }: Deps,
  actor: Actor,
  company_id: number,
  query: RepresentativeListQuery,
) {
  found(await findCompany(db, visibleTo(actor), company_id));
  const { rows, count } = await listRepresentatives(db, company_id, query);
  const people = await peopleOf(
    db,
    rows.map(({ user_id }) => user_id),
  );
  return { results: rows.map((row) => presentRepresentative(row, people)), count };
}
