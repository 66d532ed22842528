import { type Generated, type Selectable, sql } from 'kysely';
import type { EvidenceListQuery } from '#core/contract/intake/evidence-packs.ts';
import type { EvidenceStatus } from '#core/rules/intake/evidence-pack.ts';
import { isValidId } from '../../../db/is-valid-id.ts';
import type { Listed } from '../../../db/lists/json-dates.ts';
import { readPage } from '../../../db/lists/list.ts';
import { countOf, tableListing } from '../../../db/lists/table-list.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';

interface EvidencePacksTable {
  id: Generated<number>;
  notice_id: number;
  company_id: number | null;
  status: EvidenceStatus;
  error: Generated<string | null>;
  file_id: Generated<number | null>;
  user_id: number | null;
  created_date: Date;
  expires_date: Generated<Date | null>;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    evidence_packs: EvidencePacksTable;
  }
}

export type PackRow = Selectable<EvidencePacksTable>;

interface PackColumns
  extends Pick<PackRow, 'id' | 'company_id' | 'status' | 'error' | 'created_date' | 'expires_date'> {
  file: { file_id: number; name: string; size: number } | null;
}
export type PackView = Listed<PackColumns>;

const COLUMNS = sql`e.id, e.company_id, e.status, e.error, e.created_date, e.expires_date,
  (select json_build_object('file_id', f.id, 'name', f.name, 'size', f.size) from files f where f.id = e.file_id) as file`;

/** A pack belongs to the company that it was made for, while that company has the notice. */
export async function getPack(db: Db, scope: Scope, id: number): Promise<PackView | undefined> {
  if (!isValidId(id)) return undefined;
  const own = scope.all ? sql`` : sql`and e.company_id = any(${[...scope.company_ids]}::int[])`;
  const { rows } = await sql<{ row: PackView }>`
    select row_to_json(p) as row from (
      select ${COLUMNS} from evidence_packs e join notices n on n.id = e.notice_id
      where e.id = ${id} and n.deleted_date is null and n.company_id is not distinct from e.company_id ${own}) p`.execute(
    db,
  );
  return rows[0]?.row;
}

interface Of {
  notice_id: number;
  company_id: number | null;
}

export function listPacks(
  db: Db,
  { notice_id, company_id }: Of,
  query: EvidenceListQuery,
): Promise<{ rows: PackView[]; count: number }> {
  const where = [sql`e.notice_id = ${notice_id}`, sql`e.company_id is not distinct from ${company_id}::int`];
  const list = { from: sql`evidence_packs e`, where };
  const ordering = query.ordering ?? '-id';
  const id = sql`e.id`;
  const listing = tableListing({ ...list, id, orderings: { id }, ordering, count: countOf(list) });
  const rows = sql`select ${COLUMNS} from keys k join evidence_packs e on e.id = k.id`;
  return readPage<PackView>(db, query, { ...listing, rows });
}

/** The pack of a notice that is being made. */
export async function packInMaking(db: Db, { notice_id, company_id }: Of): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from evidence_packs where notice_id = ${notice_id} and status = 'making'
      and company_id is not distinct from ${company_id}::int`.execute(db);
  return rows[0]?.id;
}

/** A pack for a company that no longer has the notice is given up. */
export async function giveUpOthers(db: Db, notice_id: number, error: string): Promise<void> {
  await db
    .updateTable('evidence_packs')
    .set({ status: 'failed', error })
    .where('notice_id', '=', notice_id)
    .where('status', '=', 'making')
    .execute();
}

export async function insertPack(
  db: Db,
  pack: Pick<PackRow, 'notice_id' | 'company_id' | 'user_id' | 'created_date'>,
): Promise<number> {
  const made = await db
    .insertInto('evidence_packs')
    .values({ ...pack, status: 'making' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

export const packById = (db: Db, id: number): Promise<PackRow | undefined> =>
  db.selectFrom('evidence_packs').selectAll().where('id', '=', id).executeTakeFirst();

export const lockPack = (db: Db, id: number): Promise<PackRow | undefined> =>
  db.selectFrom('evidence_packs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function updatePack(
  db: Db,
  id: number,
  values: Partial<Pick<PackRow, 'status' | 'error' | 'file_id' | 'expires_date'>>,
): Promise<void> {
  await db.updateTable('evidence_packs').set(values).where('id', '=', id).execute();
}
