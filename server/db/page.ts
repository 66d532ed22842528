import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

interface PageQuery {
  limit: number;
  offset: number;
  ordering?: string | undefined;
}

/** The pattern of "begins with it", on a column that is kept in lower case. */
export const beginning = (search: string): string => `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** The pattern of "somewhere in it". */
export const containing = (search: string): string => `%${beginning(search)}`;

/** Whole threes of what is searched, and what is left at the end, in this order; of less than two, all of it. */
function loosely(search: string): string {
  const letters = [...search.toLowerCase()];
  if (letters.length < 6) return containing(search);
  const threes = letters.flatMap((_, at) => (at % 3 === 0 ? [letters.slice(at, at + 3).join('')] : []));
  return `%${threes.map(beginning).join('')}`;
}

/**
 * "Somewhere in it" of a column with an index of its trigrams. Such an index has a list for each trigram of the pattern, and
 * every list grows with the table: every third finds hardly more, and the few that it finds are looked at.
 */
export const has = (column: RawBuilder<unknown>, search: string): RawBuilder<boolean> =>
  sql<boolean>`(${column} like ${loosely(search)} and strpos(${column}, ${search.toLowerCase()}) > 0)`;

type Orderings = Readonly<Record<string, RawBuilder<unknown>>>;

function inOrder<DB extends Tables, TB extends keyof DB>(
  filtered: SelectQueryBuilder<DB, TB, object>,
  order: string,
  orderings: Orderings,
  id: RawBuilder<unknown>,
) {
  const field = orderings[order.replace(/^-/, '')]!;
  const direction = order.startsWith('-') ? sql`desc` : sql`asc`;
  return filtered
    .select(sql<number>`${id}`.as('id'))
    .orderBy(sql`${field} ${direction}, ${id} ${direction}`)
    .$castTo<{ id: number }>();
}

/** All ids of a filtered set in their order: what an export reads its rows by, piece by piece. */
export async function everyKey<DB extends Tables, TB extends keyof DB>(
  filtered: SelectQueryBuilder<DB, TB, object>,
  order: string,
  orderings: Orderings,
  id: RawBuilder<unknown>,
): Promise<number[]> {
  return (await inOrder(filtered, order, orderings, id).execute()).map((key) => key.id);
}

/**
 * One page of a filtered set: the ids in their order and the exact count. Nothing is joined before the limit. Ties are
 * broken by the id in the same direction, so that an index on (field, id) answers both ways, and pages never overlap.
 * `keptCount` is for sets whose number is kept, so that nobody has to count them.
 */
export async function page<DB extends Tables, TB extends keyof DB>(
  filtered: SelectQueryBuilder<DB, TB, object>,
  { limit, offset, ordering }: PageQuery,
  orderings: Orderings,
  standard: string,
  id: RawBuilder<unknown>,
  keptCount?: () => Promise<number>,
): Promise<{ ids: number[]; count: number }> {
  const keys = await inOrder(filtered, ordering ?? standard, orderings, id)
    .limit(limit)
    .offset(offset)
    .execute();
  // A page that is not full tells the count by itself.
  if (keys.length < limit && (keys.length > 0 || offset === 0)) {
    return { ids: keys.map((key) => key.id), count: offset + keys.length };
  }
  if (keptCount) return { ids: keys.map((key) => key.id), count: await keptCount() };
  const total = await filtered.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return { ids: keys.map((key) => key.id), count: Number((total as { count: number }).count) };
}

/** A page of a list that is a constant of the code. */
export function pageOf<T>(list: readonly T[], { limit, offset }: PageQuery): { results: T[]; count: number } {
  return { results: list.slice(offset, offset + limit), count: list.length };
}

/** The same with what every list takes: searched by a text of each item, ordered by one of its fields. */
export function lookupPage<T extends object>(
  list: readonly T[],
  query: PageQuery & { search?: string | undefined },
  searched: (item: T) => string,
): { results: T[]; count: number } {
  const { search = '', ordering } = query;
  const kept = list.filter((item) => searched(item).toLowerCase().includes(search.toLowerCase()));
  if (ordering === undefined) return pageOf(kept, query);
  const field = ordering.replace(/^-/, '') as keyof T;
  const sign = ordering.startsWith('-') ? -1 : 1;
  const collator = new Intl.Collator('en', { numeric: true });
  const ordered = kept.sort((a, b) => sign * collator.compare(String(a[field]), String(b[field])));
  return pageOf(ordered, query);
}
