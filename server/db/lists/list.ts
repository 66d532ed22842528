import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../tables.ts';

type Part = RawBuilder<unknown>;

/** A list as parts of a statement: its count, its keys in their order, and the rows of a page. */
export interface Listing {
  /** `select` of one number: how many there are. */
  readonly count: Part;
  /** `select` of the ids of one page in their order, or in its reverse. */
  readonly keys: (reversed: boolean, limit: number, offset: number) => Part;
  /** `select … from keys k join …`. */
  readonly rows: Part;
  /** The rows that match, as the table `found` from which the count and the keys are taken: they are looked for once. */
  readonly found?: Part;
  /** For some offsets: the keys from a place close to the page on, so that no index is walked up to it. */
  readonly jump?: (limit: number, offset: number) => Part | undefined;
}

interface Asked {
  readonly limit: number;
  readonly offset: number;
}

/** A page is walked to from the nearer end of the order: the cost grows only up to the middle. */
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
 * One page and the exact count: every list is read by this. The first page, a search, and a page with a jump are one statement each:
 * the keys from an index, the rows joined to them alone, and what belongs to a row as JSON. Dates in it are strings.
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

/** The keys of a page alone. */
export async function readKeys(
  db: Db,
  asked: Asked,
  listing: Omit<Listing, 'rows'>,
): Promise<{ ids: number[]; count: number }> {
  const { rows, count } = await readPage<{ id: number }>(db, asked, { ...listing, rows: sql`select k.id from keys k` });
  return { ids: rows.map(({ id }) => id), count };
}

/** A page of rows that are loaded by their ids: for lists that need no single statement. */
export async function readByKeys<Row extends { id: number }>(
  db: Db,
  asked: Asked,
  listing: Omit<Listing, 'rows'>,
  load: (ids: number[]) => Promise<Row[]>,
): Promise<{ rows: Row[]; count: number }> {
  const { ids, count } = await readKeys(db, asked, listing);
  return { rows: ids.length === 0 ? [] : inOrderOf(ids, await load(ids)), count };
}

export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The limit is written into the statement: PostgreSQL plans for as many rows as there will be, and only once. */
export const slice = (limit: number, offset: number): Part =>
  offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${sql.lit(limit)} offset ${offset}`;
