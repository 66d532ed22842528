import { type Generated, type Selectable, sql } from 'kysely';
import { CONTENT_TYPES, type Model } from '#core/lookups.ts';
import { coalesced, lookup } from '../../../db/in-batches.ts';
import { isValidId } from '../../../db/is-valid-id.ts';
import { jsonRows } from '../../../db/json-rows.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import { EVIDENCE, PROOF, PUBLIC_RECORD, UNATTACHED } from './file-kinds.ts';

interface FilesTable {
  id: Generated<number>;
  sha256: string;
  name: string;
  type: string;
  size: number;
  /** The object it is attached to; 0 while it is an unattached upload of its uploader. */
  content_type: number;
  object_id: number;
  key: string;
  created_by: number | null;
  created_date: Date;
  /** Arrived with its notice. Files added later stay with the company that added them. */
  is_original: Generated<boolean>;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    files: FilesTable;
  }
}

export type FileRow = Selectable<FilesTable>;

type NewFile = Omit<FileRow, 'id' | 'is_original'> & { is_original?: boolean };

export function insertFile(db: Db, file: NewFile): Promise<FileRow> {
  return db.insertInto('files').values(file).returningAll().executeTakeFirstOrThrow();
}

/** Inserts files and returns their ids in input order. */
export const insertFiles = coalesced<readonly NewFile[], number[]>(async (db, lists) => {
  const { rows } = await sql<{ id: number }>`
    insert into files (sha256, name, type, size, content_type, object_id, key, created_by, created_date, is_original)
    select sha256, name, type, size, content_type, object_id, key, created_by, created_date, coalesce(is_original, false)
    from json_to_recordset(${jsonRows(lists.flat())}::json) as f (sha256 text, name text, type text, size int,
      content_type smallint, object_id int, key text, created_by int, created_date timestamptz, is_original boolean)
    returning id`.execute(db);
  let at = 0;
  return lists.map(({ length }) => {
    at += length;
    return rows.slice(at - length, at).map(({ id }) => id);
  });
});

/** Deletes the file's row and returns the hash of its bytes, which stay behind. */
export async function removeFile(db: Db, id: number): Promise<string | undefined> {
  const file = await db.deleteFrom('files').where('id', '=', id).returning('sha256').executeTakeFirst();
  return file?.sha256;
}

export type OwnedFile = FileRow & { company_id: number | null };

/** A pack stays with the company that it was made for. */
const OF_ITS_COMPANY = sql<boolean>`(f.content_type <> ${sql.lit(EVIDENCE)} or exists (
  select 1 from evidence_packs e where e.notice_id = n.id and e.file_id = f.id and e.company_id is not distinct from n.company_id))`;

/**
 * A file with the company of the order, invoice or notice it is attached to, if that is within the scope; also the
 * caller's own uploads. Files of unassigned notices have no company and are visible to superusers only. Profile pictures
 * have their own URL and are not found here.
 */
export function getFile(db: Db, scope: Scope, id: number): Promise<OwnedFile | undefined> {
  const company = sql<number | null>`coalesce(o.company_id, i.company_id, n.company_id,
    case when f.content_type = ${sql.lit(PUBLIC_RECORD)} then f.object_id end)`;
  const isOnNotice = sql<boolean>`(f.content_type in (${CONTENT_TYPES.notice}, ${PROOF}, ${EVIDENCE}) and n.id is not null)`;
  return db
    .selectFrom('files as f')
    .leftJoin('orders as o', (join) =>
      join.onRef('o.id', '=', 'f.object_id').on('f.content_type', '=', CONTENT_TYPES.order),
    )
    .leftJoin('invoices as i', (join) =>
      join.onRef('i.id', '=', 'f.object_id').on('f.content_type', '=', CONTENT_TYPES.invoice),
    )
    .leftJoin('notices as n', (join) =>
      join
        .onRef('n.id', '=', 'f.object_id')
        .on('f.content_type', 'in', [CONTENT_TYPES.notice, PROOF, EVIDENCE])
        .on(OF_ITS_COMPANY)
        .on('n.deleted_date', 'is', null),
    )
    .selectAll('f')
    .select(company.as('company_id'))
    .where('f.id', '=', id)
    .where(({ or, eb }) =>
      scope.all
        ? or([
            eb('f.content_type', 'in', [UNATTACHED, PUBLIC_RECORD, CONTENT_TYPES.order, CONTENT_TYPES.invoice]),
            isOnNotice,
          ])
        : or([
            eb('f.content_type', '=', UNATTACHED).and('f.created_by', '=', scope.user_id),
            sql<boolean>`${company} = any(${[...scope.company_ids]}::int[])`,
          ]),
    )
    .executeTakeFirst();
}

/** For background work, without a scope. */
export async function getStoredFile(db: Db, id: number): Promise<FileRow> {
  const file = await storedFile(db, id);
  if (!file) throw new Error(`file ${id} not found`);
  return file;
}

const storedFile = lookup<number, FileRow>(
  (db, ids) => db.selectFrom('files').selectAll().where(sql<boolean>`id = any(${ids}::int[])`).execute(),
  ({ id }) => id,
);

export type FileBrief = Pick<FileRow, 'id' | 'name' | 'size'>;

/** Names and sizes of mail attachments, without a scope. */
export async function fileBriefs(db: Db, ids: readonly number[]): Promise<Map<number, FileBrief>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'size'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Attaches an upload to an object; returns undefined if it is not (or no longer) an unattached upload within the scope. */
export async function attachUpload(db: Db, scope: Scope, id: number, model: Model, object_id: number) {
  if (!isValidId(id)) return undefined;
  return db
    .updateTable('files')
    .set({ content_type: CONTENT_TYPES[model], object_id })
    .where('id', '=', id)
    .where('content_type', '=', UNATTACHED)
    .$if(!scope.all, (q) => q.where('created_by', '=', scope.all ? 0 : scope.user_id))
    .returningAll()
    .executeTakeFirst();
}

const ownUploads = (user_id: number, id: number) =>
  sql<boolean>`id = ${id} and content_type = ${UNATTACHED} and created_by = ${user_id}`;

/** An upload of the user that is attached to nothing. Company tokens upload nothing. */
export async function isOwnUpload(db: Db, user_id: number | null, id: number): Promise<boolean> {
  if (user_id === null || !isValidId(id)) return false;
  const file = await db.selectFrom('files').select('id').where(ownUploads(user_id, id)).executeTakeFirst();
  return file !== undefined;
}

/** Attaches an upload of the user as a proof; false if it is not (or no longer) theirs and unattached. */
export async function attachProof(db: Db, user_id: number | null, id: number, notice_id: number): Promise<boolean> {
  if (user_id === null || !isValidId(id)) return false;
  const file = await db
    .updateTable('files')
    .set({ content_type: PROOF, object_id: notice_id })
    .where(ownUploads(user_id, id))
    .returning('id')
    .executeTakeFirst();
  return file !== undefined;
}

/** Locks old unattached uploads, skipping those that another transaction is attaching. */
export async function lockOldUploads(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('content_type', '=', UNATTACHED)
    .where('created_date', '<', before)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** The files attached to objects of one model, oldest first. The caller must be authorized to see the objects. */
export function filesOfObjects(db: Db, model: Model, object_ids: readonly number[]): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('content_type', '=', CONTENT_TYPES[model])
    .where('object_id', 'in', [...object_ids])
    .orderBy('id')
    .execute();
}

/** Marks all files attached to the object so far as originals. */
export async function markOriginal(db: Db, model: Model, object_id: number): Promise<void> {
  await db
    .updateTable('files')
    .set({ is_original: true })
    .where('content_type', '=', CONTENT_TYPES[model])
    .where('object_id', '=', object_id)
    .execute();
}

/** A picture by its secret key, which is the only authorization. Limited to one content type (profile pictures). */
export function findPicture(db: Db, key: string, content_type: number): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('key', '=', key)
    .where('content_type', '=', content_type)
    .executeTakeFirst();
}
