import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../scope.ts';
import { containing, containsText, prefix } from './search.ts';

type Part = RawBuilder<unknown>;

export interface Wanted {
  readonly search: string;
  readonly limit: number;
}

/** The SQL parts of a search for one kind of object. */
export interface Source {
  /** The `from` clause with conditions: the visible rows, as `t`. */
  readonly all: Part;
  /** The searched text, in lower case, with a 4-gram index. */
  readonly text: Part;
  /** The latest of these rows, by a backward index scan. */
  readonly newest: Part;
  /** The text for prefix matches, in lower case, with an index in byte order. */
  readonly begins?: Part;
}

/** Number of latest rows to scan before using the 4-gram index. */
export const LATEST = 1000;

/** Number of latest rows per company, so that the total stays about the same. */
export const latestOfEach = (companies: readonly number[]): number =>
  Math.max(20, Math.ceil(LATEST / Math.max(1, companies.length)));

/** The companies a reader is limited to; undefined: not limited. */
export const confinedTo = (scope: Scope): readonly number[] | undefined =>
  scope.all ? undefined : [...scope.company_ids];

/**
 * The ids that a search finds, as the table `found (id, place)`: prefix matches first, then the latest substring matches. A common
 * word is found among the latest rows; a rare one has few entries in the 4-gram index, which is read without a limit, so that the
 * planner never bets on an early match in an index scan. One or two letters match too many 4-grams: they find prefixes and the
 * latest rows only.
 */
export function foundKeys({ all, text, newest, begins }: Source, { search, limit }: Wanted): Part {
  const pattern = containing(search);
  const first = begins
    ? sql`select t.id from ${all} and ${begins} like ${prefix(search)} order by ${begins} limit ${limit}`
    : sql`select null::int as id where false`;
  const rest =
    [...search].length < 3
      ? sql`select null::int as id where false`
      : sql`select t.id from ${all} and ${containsText(text, search)} and (select count(*) from latest) < ${limit}`;
  return sql`
    begins as materialized (${first}),
    latest as materialized (select t.id from (${newest}) t where t.text like ${pattern} limit ${limit}),
    rest as materialized (${rest}),
    found as (
      select id, min(place) as place from (
        (select id, row_number() over () as place from begins)
        union all (select id, 1000 from latest)
        union all (select id, 1000 from rest order by id desc limit ${limit})
      ) every_way group by id order by min(place), id desc limit ${limit}
    )`;
}
