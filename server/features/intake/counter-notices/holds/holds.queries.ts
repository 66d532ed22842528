import { sql } from 'kysely';
import { isValidId } from '../../../../db/is-valid-id.ts';
import type { Scope } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import { type HoldTableRow, STANDING } from '../tables.queries.ts';

export async function insertHold(db: Db, hold: Omit<HoldTableRow, 'id'>): Promise<number> {
  const { id } = await db.insertInto('holds').values(hold).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function getHold(db: Db, scope: Scope, id: number): Promise<HoldTableRow | undefined> {
  if (!isValidId(id)) return undefined;
  return db
    .selectFrom('holds as h')
    .innerJoin('counternotices as c', 'c.id', 'h.counternotice_id')
    .selectAll('h')
    .where('h.id', '=', id)
    .where(scope.all ? sql<boolean>`true` : sql<boolean>`c.company_id = any(${[...scope.company_ids]}::int[])`)
    .executeTakeFirst();
}

export async function updateHoldRow(
  db: Db,
  id: number,
  changes: Pick<HoldTableRow, 'state' | 'reason' | 'user_id' | 'date'>,
): Promise<void> {
  await db.updateTable('holds').set(changes).where('id', '=', id).execute();
}

/**
 * When a proceeding was reported that stands about one of these URLs, or about the same material under another notice of the
 * company.
 */
export async function standingHold(db: Db, url_ids: readonly number[]): Promise<string | undefined> {
  const { rows } = await sql<{ received_on: string }>`
    select h.received_on
    from notice_urls nu join notices n on n.id = nu.notice_id
      join counternotice_urls u on hashtextextended(u.url, 0) = hashtextextended(nu.url, 0) and u.url = nu.url
      join counternotices c on c.id = u.counternotice_id and (c.notice_id = n.id or c.company_id = n.company_id)
      join holds h on h.counternotice_id = c.id
    where nu.id = any(${[...url_ids]}::int[]) and h.state = any(${STANDING}::text[])
      and (h.url_ids is null or u.url_id = any(h.url_ids)) and c.withdrawn_date is null
    order by h.received_date, h.id limit 1`.execute(db);
  return rows[0]?.received_on;
}
