import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../tables.ts';
import { type Listing, slice } from './list.ts';

type Part = RawBuilder<unknown>;

export interface TableList {
  /** The `from` clause. */
  readonly from: Part;
  readonly where: readonly Part[];
  readonly id: Part;
  /** Ties are broken by the id in the same direction, so that an index on (field, id) serves both, and pages never overlap. */
  readonly orderings: Readonly<Record<string, Part>>;
  /** A field of `orderings`; a leading minus means descending. */
  readonly ordering: string;
  /** `select` of the number of rows, by counter or `count(*)`; undefined: the matching rows are materialized and counted. */
  readonly count?: Part | undefined;
}

const fromWhere = ({ from, where }: Pick<TableList, 'from' | 'where'>): Part =>
  sql`${from} where ${sql.join([sql`true`, ...where], sql` and `)}`;

/** The count of a list without a counter or search, whose keys come from an index. */
export const countOf = (list: Pick<TableList, 'from' | 'where'>): Part => sql`select count(*) from ${fromWhere(list)}`;

const fieldOf = ({ orderings, ordering }: TableList): Part => orderings[ordering.replace(/^-/, '')]!;

function inOrder({ ordering }: TableList, reversed: boolean, field: Part, id: Part): Part {
  const direction = ordering.startsWith('-') === reversed ? sql`asc` : sql`desc`;
  return sql`order by ${field} ${direction}, ${id} ${direction}`;
}

export function tableListing(list: TableList): Omit<Listing, 'rows'> {
  const { id, count } = list;
  if (count) {
    const keys: Listing['keys'] = (reversed, limit, offset) =>
      sql`select ${id} as id from ${fromWhere(list)} ${inOrder(list, reversed, fieldOf(list), id)} ${slice(limit, offset)}`;
    return { count, keys };
  }
  return {
    found: sql`select ${id} as id, ${fieldOf(list)} as sort from ${fromWhere(list)}`,
    count: sql`select count(*) from found`,
    keys: (reversed, limit, offset) =>
      sql`select id from found ${inOrder(list, reversed, sql`sort`, sql`id`)} ${slice(limit, offset)}`,
  };
}

/** All ids in order, for an export that reads its rows in chunks. */
export async function allKeys(db: Db, list: TableList): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${list.id} as id from ${fromWhere(list)} ${inOrder(list, false, fieldOf(list), list.id)}`.execute(db);
  return rows.map(({ id }) => id);
}
