import { type Generated, type Selectable, sql } from 'kysely';
import { CONTENT_TYPES, type Model } from '#core/lookups.ts';
import { coalesced, lookup } from '../../../db/in-batches.ts';
import { isValidId } from '../../../db/is-valid-id.ts';
import { jsonRows } from '../../../db/json-rows.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';

interface FilesTable {
  id: Generated<number>;
  sha256: string;
  name: string;
  type: string;
  size: number;
  /** What it is put on; 0 while it is only uploaded, and its uploader's. */
  content_type: number;
  object_id: number;
  key: string;
  created_by: number | null;
  created_date: Date;
  /** Came with the notice that it is on; what is added later stays with the company that added it. */
  is_original: Generated<boolean>;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    files: FilesTable;
  }
}

export type FileRow = Selectable<FilesTable>;

type NewFile = Omit<FileRow, 'id' | 'is_original'> & { is_original?: boolean };

export const ON_NOTHING = 0;

export function insertFile(db: Db, file: NewFile): Promise<FileRow> {
  return db.insertInto('files').values(file).returningAll().executeTakeFirstOrThrow();
}

/** Their ids, in their order. */
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

/** Takes the file's row; answers which bytes it leaves behind. */
export async function removeFile(db: Db, id: number): Promise<string | undefined> {
  const file = await db.deleteFrom('files').where('id', '=', id).returning('sha256').executeTakeFirst();
  return file?.sha256;
}

export type OwnedFile = FileRow & { company_id: number | null };

/**
 * A file with the company it belongs to, by the thing it is put on: an order's, an invoice's or a notice's within the
 * scope (a notice that is nobody's has no company, and so only superusers), and one's own uploads. Pictures have their own
 * address and are not reached here.
 */
export function getFile(db: Db, scope: Scope, id: number): Promise<OwnedFile | undefined> {
  const company = sql<number | null>`coalesce(o.company_id, i.company_id, n.company_id)`;
  const isOnNotice = sql<boolean>`(f.content_type = ${CONTENT_TYPES.notice} and n.id is not null)`;
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
        .on('f.content_type', '=', CONTENT_TYPES.notice)
        .on('n.deleted_date', 'is', null),
    )
    .selectAll('f')
    .select(company.as('company_id'))
    .where('f.id', '=', id)
    .where(({ or, eb }) =>
      scope.all
        ? or([eb('f.content_type', 'in', [ON_NOTHING, CONTENT_TYPES.order, CONTENT_TYPES.invoice]), isOnNotice])
        : or([
            eb('f.content_type', '=', ON_NOTHING).and('f.created_by', '=', scope.user_id),
            sql<boolean>`${company} = any(${[...scope.company_ids]}::int[])`,
          ]),
    )
    .executeTakeFirst();
}

/** For the product itself, which acts for nobody. */
export async function getStoredFile(db: Db, id: number): Promise<FileRow> {
  const file = await storedFile(db, id);
  if (!file) throw new Error('no such file');
  return file;
}

const storedFile = lookup<number, FileRow>(
  (db, ids) => db.selectFrom('files').selectAll().where(sql<boolean>`id = any(${ids}::int[])`).execute(),
  ({ id }) => id,
);

/** Puts an upload on something; undefined when it is not (or no longer) a mere upload within the scope. */
export async function attachUpload(db: Db, scope: Scope, id: number, model: Model, object_id: number) {
  if (!isValidId(id)) return undefined;
  return db
    .updateTable('files')
    .set({ content_type: CONTENT_TYPES[model], object_id })
    .where('id', '=', id)
    .where('content_type', '=', ON_NOTHING)
    .$if(!scope.all, (q) => q.where('created_by', '=', scope.all ? 0 : scope.user_id))
    .returningAll()
    .executeTakeFirst();
}

/** Uploads that were put on nothing since, locked; one that somebody is putting on something now is left alone. */
export async function takeOldUploads(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('content_type', '=', ON_NOTHING)
    .where('created_date', '<', before)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** The files on things of one kind that are shown already, in the order they came. */
export function filesOfObjects(db: Db, model: Model, object_ids: readonly number[]): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('content_type', '=', CONTENT_TYPES[model])
    .where('object_id', 'in', [...object_ids])
    .orderBy('id')
    .execute();
}

/** All that is on it by now came with it. */
export async function markOriginal(db: Db, model: Model, object_id: number): Promise<void> {
  await db
    .updateTable('files')
    .set({ is_original: true })
    .where('content_type', '=', CONTENT_TYPES[model])
    .where('object_id', '=', object_id)
    .execute();
}

/** A picture by its key, which is all that is asked of who wants to see it; only pictures of users are reached so. */
export function findPicture(db: Db, key: string, content_type: number): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('key', '=', key)
    .where('content_type', '=', content_type)
    .executeTakeFirst();
}
