import type { Generated, Selectable } from 'kysely';
import type { Db } from '../../../../db/tables.ts';

interface LinksTable {
  id: Generated<number>;
  order_id: number;
  url: string;
  title: string;
}

declare module '../../../../db/tables.ts' {
  interface Tables {
    links: LinksTable;
  }
}

export type LinkRow = Selectable<LinksTable>;

export function insertLink(db: Db, link: Omit<LinkRow, 'id'>): Promise<LinkRow> {
  return db.insertInto('links').values(link).returningAll().executeTakeFirstOrThrow();
}

/** Unscoped: only superusers call it, and they see every order. */
export function removeLinkRow(db: Db, id: number): Promise<LinkRow | undefined> {
  return db.deleteFrom('links').where('id', '=', id).returningAll().executeTakeFirst();
}
