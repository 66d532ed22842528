import { type RawBuilder, sql } from 'kysely';
import { beginning, containing, has } from './page.ts';
import type { Scope } from './scope.ts';

type Part = RawBuilder<unknown>;

export interface Wanted {
  readonly search: string;
  readonly limit: number;
}

/** Where a kind of things is found by a word in its name. */
export interface Source {
  /** What follows `from`: the rows `t` that may be seen, with a condition. */
  readonly all: Part;
  /** What is looked through: in lower case, with an index of its fours. */
  readonly text: Part;
  /** The same rows with the latest first, as many as it likes: what stands at the end of a walk along an index. */
  readonly newest: Part;
  /** What a short word is the beginning of: in lower case, with an index in the order of its bytes. */
  readonly begins?: Part;
}

/** How many of the latest rows are looked at before the index of fours is asked. */
export const LATEST = 1000;

/** Of how many companies, the latest rows of each: about as many as of one. */
export const latestOfEach = (companies: readonly number[]): number =>
  Math.max(20, Math.ceil(LATEST / Math.max(1, companies.length)));

/** The companies a reader is confined to; undefined is none. */
export const confinedTo = (scope: Scope): readonly number[] | undefined =>
  scope.all ? undefined : [...scope.company_ids];

/**
 * The ids that a search finds, as the table `found (id, place)`: what begins with it, then the latest that has it somewhere.
 * A word that is everywhere is met among the latest rows, and nobody reads the rest; one that is not is rare enough for the
 * index of fours, read whole and not cut short, so that the planner never bets on meeting it early in a walk. One or two letters
 * stand at the beginning of very many fours: those find beginnings and the latest rows.
 */
export function foundKeys({ all, text, newest, begins }: Source, { search, limit }: Wanted): Part {
  const pattern = containing(search);
  const first = begins
    ? sql`select t.id from ${all} and ${begins} like ${beginning(search)} order by ${begins} limit ${limit}`
    : sql`select null::int as id where false`;
  const rest =
    [...search].length < 3
      ? sql`select null::int as id where false`
      : sql`select t.id from ${all} and ${has(text, search)} and (select count(*) from latest) < ${limit}`;
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
