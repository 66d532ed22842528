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

/** A word of a `tsquery`. */
const quoted = (word: string): string => `'${word.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

/** What `fours` (migration 016) must hold of a text that holds this one: each four letters, and the last four. */
export function ngramsIn(search: string): string {
  const letters = [...search.toLowerCase()];
  if (letters.length < 4) return `${quoted(letters.join(''))}:*`;
  const starts = [...Array.from({ length: Math.floor(letters.length / 4) }, (_, n) => 4 * n), letters.length - 4];
  return [...new Set(starts)].map((at) => quoted(letters.slice(at, at + 4).join(''))).join(' & ');
}

/** "Somewhere in it" of a column with an index of its fours. They may stand apart in it: the few that are found are looked at. */
export const has = (column: RawBuilder<unknown>, search: string): RawBuilder<boolean> =>
  sql<boolean>`(ngrams(${column}) @@ ${ngramsIn(search)}::tsquery and strpos(${column}, ${search.toLowerCase()}) > 0)`;

/** As far as `fours` reads a text. */
const READ = 4000;

/** The opposite, for rows that were found otherwise: only a text that `fours` does not read to its end is asked for them. */
export const hasNot = (column: RawBuilder<unknown>, search: string): RawBuilder<boolean> =>
  sql<boolean>`(strpos(${column}, ${search.toLowerCase()}) = 0
    or (length(${column}) > ${sql.lit(READ)} and not ngrams(${column}) @@ ${ngramsIn(search)}::tsquery))`;

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
