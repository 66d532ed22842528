import { type RawBuilder, sql } from 'kysely';
import { USER_STATUS } from '#core/lookups.ts';
import { rolesWith } from '#core/rules/records/permissions.ts';
import { isValidId } from '../../../../db/is-valid-id.ts';
import type { PersonView } from '../../../../db/lists/attached-to.ts';
import type { Db } from '../../../../db/tables.ts';

export interface Handler extends PersonView {
  is_superuser: boolean;
}

const ROLES = sql.join(rolesWith('notice.handle').map((role) => sql.lit(role)));
const isActive = sql`u.status_id = ${sql.lit(USER_STATUS.active)} and u.deleted_date is null`;
/** The roles of a user that let them handle a company's notices. */
const handlingRoles = (user_id: RawBuilder<unknown>, company_id: RawBuilder<unknown>) => sql`
  select 1 from representatives r
  where r.user_id = ${user_id} and r.company_id = ${company_id} and r.status = 'active' and r.role in (${ROLES})`;

/**
 * Someone who may be the assignee of a company's notices: an active handler of the company, or a superuser. The rows are locked
 * against losing that role before the assignment commits.
 */
export async function lockHandler(db: Db, id: number, company_id: number | null): Promise<Handler | undefined> {
  if (!isValidId(id)) return undefined;
  const { rows } = await sql<Handler>`
    select u.id, u.email, u.first_name, u.last_name, u.is_superuser from users u
    where u.id = ${id} and ${isActive} for share`.execute(db);
  const [user] = rows;
  if (!user || user.is_superuser) return user;
  const roles = await sql`${handlingRoles(sql`${id}`, sql`${company_id}::int`)} for share`.execute(db);
  return roles.rows.length > 0 ? user : undefined;
}

/** A person by id, also if deleted, for the history. */
export async function handlerOf(db: Db, id: number | null): Promise<Handler | undefined> {
  if (id === null) return undefined;
  const { rows } = await sql<Handler>`
    select u.id, u.email, u.first_name, u.last_name, u.is_superuser from users u where u.id = ${id}`.execute(db);
  return rows[0];
}

/** Clears the assignee of the notices that this user may no longer handle; returns these notices. */
export async function clearLostAssignments(db: Db, user_id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update notices n set assignee_id = null from users u
    where n.assignee_id = ${user_id} and n.deleted_date is null and u.id = n.assignee_id
      and not (${isActive} and (u.is_superuser or exists (${handlingRoles(sql`u.id`, sql`n.company_id`)})))
    returning n.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The members who are assignees of a company's notices. */
export async function assigneesIn(db: Db, company_id: number): Promise<number[]> {
  const { rows } = await sql<{ assignee_id: number }>`
    select distinct assignee_id from notices where company_id = ${company_id} and assignee_id is not null`.execute(db);
  return rows.map(({ assignee_id }) => assignee_id);
}
