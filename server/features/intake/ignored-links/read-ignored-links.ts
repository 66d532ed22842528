import type { IgnoredLink, IgnoredLinkListQuery } from '#core/contract/intake/ignored-links.ts';
import type { Db } from '../../../db/tables.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { peopleOf } from '../../records/users/read/people.ts';
import { countNotices, getLink, type IgnoredLinkRow, listLinks } from './ignored-links.queries.ts';

export async function presentLinks(db: Db, rows: readonly IgnoredLinkRow[]): Promise<IgnoredLink[]> {
  const people = await peopleOf(
    db,
    rows.map(({ user_id }) => user_id),
  );
  const counts = await countNotices(
    db,
    rows.map(({ prefix }) => prefix),
  );
  return rows.map(({ id, link, prefix, user_id, created_date }) => ({
    id,
    link,
    notices_count: counts.get(prefix) ?? 0,
    user: people.get(user_id) ?? null,
    created_date: created_date.toISOString(),
  }));
}

export async function listIgnoredLinks({ db }: Deps, query: IgnoredLinkListQuery) {
  const { rows, count } = await listLinks(db, query);
  return { results: await presentLinks(db, rows), count };
}

export async function readIgnoredLink({ db }: Deps, id: number): Promise<IgnoredLink> {
  return (await presentLinks(db, [found(await getLink(db, id))]))[0]!;
}
