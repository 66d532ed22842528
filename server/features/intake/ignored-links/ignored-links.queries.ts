import { type Generated, type GeneratedAlways, type Selectable, sql } from 'kysely';
import { ID_MAX } from '#core/constants.ts';
import type { IgnoredLinkListQuery } from '#core/contract/intake/ignored-links.ts';
import { AppError } from '#core/errors.ts';
import { isUnder } from '#core/rules/intake/ignored-link.ts';
import { recountOpenUrls } from '../../../db/counters/open-urls.ts';
import { coalesced } from '../../../db/in-batches.ts';
import { readByKeys } from '../../../db/lists/list.ts';
import { containing } from '../../../db/lists/search.ts';
import { countOf, tableListing } from '../../../db/lists/table-list.ts';
import type { Db } from '../../../db/tables.ts';

interface IgnoredLinksTable {
  id: Generated<number>;
  link: string;
  prefix: string;
  host: GeneratedAlways<string>;
  user_id: number | null;
  created_date: Date;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    ignored_links: IgnoredLinksTable;
  }
}

export type IgnoredLinkRow = Omit<Selectable<IgnoredLinksTable>, 'host'>;

const ORDERINGS = { id: sql`i.id`, link: sql`i.link`, created_date: sql`i.created_date` };

/** Not scoped: the routes admit superusers only. */
export function listLinks(db: Db, query: IgnoredLinkListQuery): Promise<{ rows: IgnoredLinkRow[]; count: number }> {
  const rows = {
    from: sql`ignored_links i`,
    where: query.search ? [sql`lower(i.link) like ${containing(query.search)}`] : [],
  };
  const listing = tableListing({
    ...rows,
    id: sql`i.id`,
    orderings: ORDERINGS,
    ordering: query.ordering ?? '-id',
    count: query.search ? undefined : countOf(rows),
  });
  return readByKeys(db, query, listing, (ids) =>
    db.selectFrom('ignored_links').selectAll().where('id', 'in', ids).execute(),
  );
}

export async function getLink(db: Db, id: number): Promise<IgnoredLinkRow | undefined> {
  if (id < 1 || id > ID_MAX) return undefined;
  return db.selectFrom('ignored_links').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertLink(db: Db, link: Omit<IgnoredLinkRow, 'id'>): Promise<IgnoredLinkRow> {
  try {
    return await db.insertInto('ignored_links').values(link).returningAll().executeTakeFirstOrThrow();
  } catch (error) {
    if ((error as { code?: string }).code === '23505') throw new AppError('link_exists');
    throw error;
  }
}

export async function removeLink(db: Db, id: number): Promise<void> {
  await db.deleteFrom('ignored_links').where('id', '=', id).execute();
}

/** The ignored ones among these prefixes, by one index lookup. */
export async function ignoredPrefixes(db: Db, prefixes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('ignored_links')
    .select('prefix')
    .where(sql<boolean>`prefix = any(${[...prefixes]}::text[])`)
    .execute();
  return new Set(rows.map(({ prefix }) => prefix));
}

/** Ignored links on these hosts, by one index lookup. */
export const prefixesOnHosts = coalesced<readonly string[], { prefix: string; host: string }[]>(async (db, lists) => {
  const rows = await db
    .selectFrom('ignored_links')
    .select(['prefix', 'host'])
    .where(sql<boolean>`host = any(${[...new Set(lists.flat())]}::text[])`)
    .execute();
  return lists.map((hosts) => rows.filter(({ host }) => hosts.includes(host)));
});

/** Ignored links below this one. */
export async function narrowerPrefixes(db: Db, prefix: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ignored_links')
    .select('prefix')
    .where(sql<boolean>`starts_with(prefix, ${prefix})`)
    .execute();
  return rows.map((row) => row.prefix).filter((longer) => isUnder(longer, prefix));
}

const hostOf = (prefix: string): string => /^[^/?#:]*/.exec(prefix)![0];
/** `bareUrl` of core/rules/intake/ignored-link.ts in SQL. */
const bare = sql`regexp_replace(nu.url, '^[a-zA-Z][a-zA-Z0-9+.-]*://(www\\.)?', '', 'i')`;

/** Matches the URLs of notices that a link covers. */
const urlsUnder = (prefix: string) => sql<boolean>`nu.host in (${hostOf(prefix)}, ${`www.${hostOf(prefix)}`})
  and (rtrim(${bare}, '/') = ${prefix} or left(${bare}, ${prefix.length + 1}) in (${`${prefix}/`}, ${`${prefix}?`}, ${`${prefix}#`}))`;

/** Applies a change of the ignored links to existing notices. Their status follows with the next action. */
export async function setUrlsIgnored(db: Db, prefix: string, is_ignored: boolean): Promise<void> {
  await sql`update notice_urls nu set is_ignored = ${is_ignored} where ${urlsUnder(prefix)}`.execute(db);
  await recountOpenUrls(db, noticesUnder(prefix));
}

export const noticesUnder = (prefix: string) =>
  sql<boolean>`n.id in (select nu.notice_id from notice_urls nu where ${urlsUnder(prefix)})`;

export async function countNotices(db: Db, prefixes: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const prefix of prefixes) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from notices n where n.deleted_date is null and ${noticesUnder(prefix)}`.execute(
      db,
    );
    counts.set(prefix, rows[0]?.count ?? 0);
  }
  return counts;
}
