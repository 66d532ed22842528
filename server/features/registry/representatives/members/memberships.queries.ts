import { COMPANY_STATUS } from '#core/lookups.ts';
import type { Db } from '../../../../db/tables.ts';

/** Locks all owners of the companies that a user owns, except removed companies. */
export function lockCoOwners(db: Db, userId: number): Promise<{ company_id: number; user_id: number | null }[]> {
  return db
    .selectFrom('representatives as r')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .where('r.role', '=', 'owner')
    .where('r.status', '=', 'active')
    .where('c.status_id', '!=', COMPANY_STATUS.removed)
    .where('r.company_id', 'in', (eb) =>
      eb
        .selectFrom('representatives as mine')
        .select('mine.company_id')
        .where('mine.user_id', '=', userId)
        .where('mine.role', '=', 'owner'),
    )
    .select(['r.company_id', 'r.user_id'])
    .orderBy('r.id')
    .forUpdate('r')
    .execute();
}

/** Deletes all of a user's memberships and returns them. */
export function deleteMemberships(db: Db, userId: number) {
  return db
    .deleteFrom('representatives')
    .where('user_id', '=', userId)
    .returning(['id', 'company_id', 'email', 'role'])
    .execute();
}
