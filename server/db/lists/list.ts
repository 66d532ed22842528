import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../tables.ts';

type Part = RawBuilder<unknown>;

/** The SQL parts of a list: its count, its ordered keys and the rows of a page. */
export interface Listing {
  /** `select` of the number of rows. */
  readonly count: Part;
  /** `select` of the ids of one page, in the list's order or reversed. */
  readonly keys: (reversed: boolean, limit: number, offset: number) => Part;
  /** `select … from keys k join …`. */
  readonly rows: Part;
  /** The matching rows as a common table expression `found`, from which count and keys are taken: the search runs once. */
  readonly found?: Part;
  /** For some offsets: the keys of a deep page, by a shortcut that skips most of the index scan. */
  readonly jump?: (limit: number, offset: number) => Part | undefined;
}

interface Asked {
  readonly limit: number;
  readonly offset: number;
}

/** Scans from the nearer end of the order, so that the offset is at most half of the count. */
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
 * Reads one page and the exact count, for every list. The first page, searches and pages with a shortcut take one statement: keys
 * from an index, then the rows of these keys, as JSON. Dates in it are strings.
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

/** Only the keys of a page. */
export async function readKeys(
  db: Db,
  asked: Asked,
  listing: Omit<Listing, 'rows'>,
): Promise<{ ids: number[]; count: number }> {
  const { rows, count } = await readPage<{ id: number }>(db, asked, { ...listing, rows: sql`select k.id from keys k` });
  return { ids: rows.map(({ id }) => id), count };
}

/** A page whose rows are loaded by id in a second statement. */
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

/** The limit is a literal: PostgreSQL then plans for that number of rows. */
export const slice = (limit: number, offset: number): Part =>
  offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${sql.lit(limit)} offset ${offset}`;
