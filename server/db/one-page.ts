import { type RawBuilder, sql } from 'kysely';
import type { Db } from './tables.ts';

type Part = RawBuilder<unknown>;

/** A row as JSON carries it: its dates are texts. */
export type Listed<Row> = {
  [K in keyof Row]: Row[K] extends Date ? string : Row[K] extends Date | null ? string | null : Row[K];
};

/** What PostgreSQL writes into JSON where the time is UTC: to the second, and what is beyond. */
const IN_UTC = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00:00$/;

/** A date, of a row or of JSON, as the API writes it. The text is cut to measure: making a date of it costs ten times as much. */
export function iso(date: Date | string): string {
  if (date instanceof Date) return date.toISOString();
  const [, second, beyond = ''] = IN_UTC.exec(date) ?? [];
  return second === undefined ? new Date(date).toISOString() : `${second}.${beyond.slice(0, 3).padEnd(3, '0')}Z`;
}

/** A list as parts of statements: what is counted, in which order its keys come, and how the rows of a page are read by them. */
export interface Listing {
  /** `select` of one number: how many there are. */
  readonly count: Part;
  /** `select` of the ids of one page in their order, or in its reverse. */
  readonly keys: (reversed: boolean, limit: number, offset: number) => Part;
  /** `select … from keys k join …`: what a row says. */
  readonly rows: Part;
  /** What a search finds, as the table `found` that the count and the keys are taken from: it is looked for once. */
  readonly found?: Part;
  /** Says for some offsets where to begin, so that nobody walks there: the keys from there on, and how many are skipped yet. */
  readonly jump?: (limit: number, offset: number) => Part | undefined;
}

interface Asked {
  readonly limit: number;
  readonly offset: number;
}

/** Where a page lies, walked from the nearer end of the order: what it costs grows no further than to the middle. */
function fromNearerEnd({ keys }: Listing, { limit, offset }: Asked, count: number): { keys: Part; reversed: boolean } {
  const size = Math.max(0, Math.min(limit, count - offset));
  const behind = count - offset - size;
  return behind >= offset
    ? { keys: keys(false, size, offset), reversed: false }
    : { keys: keys(true, size, behind), reversed: true };
}

async function pageBy<Row>(db: Db, { found, rows }: Listing, keys: Part, count: Part, reversed: boolean) {
  const { rows: answer } = await sql<{ count: number; rows: Row[] | null }>`
    with ${found ? sql`found as materialized (${found}),` : sql``}
    keys as materialized (select id, row_number() over () as place from (${keys}) k)
    select (${count})::int as count, (select json_agg(r) from (${rows} order by k.place ${reversed ? sql`desc` : sql`asc`}) r) as rows`.execute(
    db,
  );
  return { rows: answer[0]!.rows ?? [], count: answer[0]!.count };
}

/**
 * One page and the exact count. The first page, a search, and a page that can be jumped to are one statement each: the keys from
 * an index, the rows joined to them alone, and everything around a row as JSON made where it lies. Dates in it are texts.
 */
export async function readPage<Row>(db: Db, asked: Asked, listing: Listing): Promise<{ rows: Row[]; count: number }> {
  const { limit, offset } = asked;
  const jumped = offset > 0 ? listing.jump?.(limit, offset) : undefined;
  if (offset === 0 || listing.found || jumped) {
    return pageBy<Row>(db, listing, jumped ?? listing.keys(false, limit, offset), listing.count, false);
  }
  const counted = await sql<{ count: number }>`select (${listing.count})::int as count`.execute(db);
  const { count } = counted.rows[0]!;
  if (offset >= count) return { rows: [], count };
  const { keys, reversed } = fromNearerEnd(listing, asked, count);
  return pageBy<Row>(db, listing, keys, sql`${count}`, reversed);
}

/** Numbers of a page are written into the statement: PostgreSQL plans for as many rows as there will be, and only once. */
export const slice = (limit: number, offset: number): Part =>
  offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${sql.lit(limit)} offset ${offset}`;

interface Plain {
  /** What follows `from`, with its conditions. */
  readonly from: Part;
  readonly id: Part;
  /** What the list is ordered by; ties are broken by the id in the same direction, so that pages never overlap. */
  readonly by: Part;
  readonly descending: boolean;
  /** `select` of how many there are, where that is kept; else they are found first, and counted. */
  readonly kept?: Part | undefined;
  readonly rows: Part;
}

/** The list of a table, by an index of its order. */
export function plainListing({ from, id, by, descending, kept, rows }: Plain): Listing {
  const direction = (reversed: boolean) => (descending === reversed ? sql`asc` : sql`desc`);
  const inOrder = (reversed: boolean, field: Part, key: Part) =>
    sql`order by ${field} ${direction(reversed)}, ${key} ${direction(reversed)}`;
  if (kept) {
    const keys: Listing['keys'] = (reversed, limit, offset) =>
      sql`select ${id} as id from ${from} ${inOrder(reversed, by, id)} ${slice(limit, offset)}`;
    return { rows, count: kept, keys };
  }
  return {
    rows,
    found: sql`select ${id} as id, ${by} as sort from ${from}`,
    count: sql`select count(*) from found`,
    keys: (reversed, limit, offset) =>
      sql`select id from found ${inOrder(reversed, sql`sort`, sql`id`)} ${slice(limit, offset)}`,
  };
}
