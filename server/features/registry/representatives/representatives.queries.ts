import { type Generated, sql } from 'kysely';
import { ID_MAX } from '#core/constants.ts';
import type { RepresentativeListQuery } from '#core/contract/registry/representatives.ts';
import { ROLES, type Role } from '#core/lookups.ts';
import { readByKeys } from '../../../db/lists/list.ts';
import { containing } from '../../../db/lists/search.ts';
import { tableListing } from '../../../db/lists/table-list.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';

interface RepresentativesTable {
  id: Generated<number>;
  company_id: number;
  user_id: number | null;
  email: string;
  role: Role;
  status: 'invited' | 'active';
  invited_date: Date;
  token_hash: string | null;
  token_expires_date: Date | null;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    representatives: RepresentativesTable;
  }
}

/** A representative with its company. */
export interface RepresentativeRow {
  id: number;
  company_id: number;
  company_name: string;
  status_id: number;
  user_id: number | null;
  email: string;
  role: Role;
  status: 'invited' | 'active';
  invited_date: Date;
}

const isVisible = (scope: Scope, company_id: number): boolean => scope.all || scope.company_ids.includes(company_id);

const representatives = (db: Db) =>
  db
    .selectFrom('representatives as r')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .select([
      'r.id',
      'r.company_id',
      'c.name as company_name',
      'c.status_id',
      'r.user_id',
      'r.email',
      'r.role',
      'r.status',
      'r.invited_date',
    ]);

export async function getRepresentative(db: Db, scope: Scope, id: number): Promise<RepresentativeRow | undefined> {
  const row = await representatives(db).where('r.id', '=', id).executeTakeFirst();
  return row && isVisible(scope, row.company_id) ? row : undefined;
}

/** The company of an invitation, with its name for the letter. */
export async function findCompany(
  db: Db,
  scope: Scope,
  id: number,
): Promise<{ id: number; name: string; status_id: number } | undefined> {
  if (id < 1 || id > ID_MAX || !isVisible(scope, id)) return undefined;
  return db.selectFrom('companies').select(['id', 'name', 'status_id']).where('id', '=', id).executeTakeFirst();
}

/** Serializes changes to a company's representatives. */
export async function lockTeam(db: Db, company_id: number): Promise<void> {
  await db.selectFrom('companies').select('id').where('id', '=', company_id).forNoKeyUpdate().execute();
}

/** Locks the owners of a company in the same order as account deletion does, to avoid deadlocks. */
export function lockOwners(db: Db, company_id: number): Promise<{ id: number }[]> {
  return db
    .selectFrom('representatives')
    .select('id')
    .where('company_id', '=', company_id)
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute();
}

const NAME = sql<string>`lower(coalesce(u.first_name || ' ' || u.last_name, ''))`;
const ORDERINGS = {
  id: sql`r.id`,
  email: sql`r.email`,
  role: sql`array_position(${sql.lit(`{${ROLES.join(',')}}`)}::text[], r.role)`,
  invited_date: sql`r.invited_date`,
};

/** Lists a company's representatives. The company must be within the caller's scope. */
export function listRepresentatives(db: Db, company_id: number, query: RepresentativeListQuery) {
  const listing = tableListing({
    from: sql`representatives r left join users u on u.id = r.user_id`,
    where: [
      sql`r.company_id = ${company_id}`,
      ...(query.search ? [sql`(r.email || ' ' || ${NAME}) like ${containing(query.search)}`] : []),
    ],
    id: sql`r.id`,
    orderings: ORDERINGS,
    ordering: query.ordering ?? 'id',
  });
  return readByKeys(db, query, listing, (ids) => representatives(db).where('r.id', 'in', ids).execute());
}

/** Whether an address has this role in a company, or a pending invitation to it. */
export async function hasRole(db: Db, company_id: number, email: string, role: Role): Promise<boolean> {
  const row = await db
    .selectFrom('representatives')
    .select('id')
    .where('company_id', '=', company_id)
    .where('email', '=', email)
    .where('role', '=', role)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Invitation = Pick<RepresentativesTable, 'company_id' | 'email' | 'role'>;
type Link = Pick<RepresentativesTable, 'invited_date' | 'token_hash' | 'token_expires_date'>;

export async function insertInvitation(db: Db, invitation: Invitation & Link): Promise<number> {
  const { id } = await db
    .insertInto('representatives')
    .values({ ...invitation, user_id: null, status: 'invited' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces the link of an invitation. */
export async function renewInvitation(db: Db, id: number, link: Link): Promise<void> {
  await db.updateTable('representatives').set(link).where('id', '=', id).execute();
}

export async function acceptInvitation(db: Db, id: number, user_id: number): Promise<void> {
  const used = { token_hash: null, token_expires_date: null };
  await db
    .updateTable('representatives')
    .set({ ...used, user_id, status: 'active' })
    .where('id', '=', id)
    .execute();
}

export async function setRole(db: Db, id: number, role: Role): Promise<void> {
  await db.updateTable('representatives').set({ role }).where('id', '=', id).execute();
}

export async function deleteRepresentative(db: Db, id: number): Promise<void> {
  await db.deleteFrom('representatives').where('id', '=', id).execute();
}
