import { sql } from 'kysely';
import { NOTICE_STATUS } from '#core/lookups.ts';
import type { Db } from '../../../../db/tables.ts';

const { new: NEW, sent, resolved } = NOTICE_STATUS;

export interface LetterRow {
  id: number;
  status_id: number;
  /** None of its counter-notices is defective. */
  is_passed_on: boolean;
  /** All of them are restored or withdrawn. */
  is_over: boolean;
}

/** Letters whose status no person set, with how their counter-notices stand. */
export async function letterStandings(db: Db, ids: readonly number[]): Promise<LetterRow[]> {
  const { rows } = await sql<LetterRow>`
    select l.id, l.status_id, bool_and(c.state <> 'defective') as is_passed_on,
      bool_and(c.state in ('restored', 'withdrawn')) as is_over
    from notices l join counternotices c on c.letter_id = l.id
    where l.id = any(${[...ids]}::int[]) and l.deleted_date is null and not l.is_status_set
      and l.status_id in (${sql.lit(NEW)}, ${sql.lit(sent)}, ${sql.lit(resolved)})
    group by l.id, l.status_id`.execute(db);
  return rows;
}
