import { sql } from 'kysely';
import type { SetState } from '#core/rules/intake/subscriber-state.ts';
import type { Db } from '../../../../db/tables.ts';

export async function setState(db: Db, id: number, set_state: SetState): Promise<void> {
  await db.updateTable('subscribers').set({ set_state }).where('id', '=', id).execute();
}

/** False: it is erased already. */
export async function eraseHandle(db: Db, id: number, erased_date: Date): Promise<boolean> {
  const { rows } = await sql`
    update subscribers set handle = 'erased-' || id, erased_date = ${erased_date}::timestamptz
    where id = ${id} and erased_date is null returning id`.execute(db);
  return rows.length > 0;
}

/** The reasons that people gave for voiding strikes may name the subscriber. */
export async function eraseVoidReasons(db: Db, subscriber_id: number): Promise<void> {
  await db.updateTable('strikes').set({ void_reason: null }).where('subscriber_id', '=', subscriber_id).execute();
}

interface Voiding {
  voided_date: Date;
  voided_by: number | null;
  void_reason: string;
}

/** The notice and the standing of a strike before it was voided; undefined: it was void. */
export async function voidStrikeRow(
  db: Db,
  id: number,
  { voided_date, voided_by, void_reason }: Voiding,
): Promise<{ notice_id: number; before: 'counted' | 'pending' } | undefined> {
  const { rows } = await sql<{ notice_id: number; before: 'counted' | 'pending' }>`
    update strikes st set standing = 'void', voided_date = ${voided_date}::timestamptz, voided_by = ${voided_by}::int,
      void_reason = ${void_reason}
    from strikes before where st.id = ${id} and before.id = st.id and before.standing <> 'void'
    returning st.notice_id, before.standing as before`.execute(db);
  return rows[0];
}
