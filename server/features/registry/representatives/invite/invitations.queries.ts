import { sql } from 'kysely';
import { COMPANY_STATUS, USER_STATUS } from '#core/lookups.ts';
import type { Db } from '../../../../db/tables.ts';

/** An invitation by its token, and whether it is still valid. An unconfirmed account counts as a new user. */
export function findInvitation(db: Db, token_hash: string, now: Date) {
  return db
    .selectFrom('representatives as r')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .where('r.token_hash', '=', token_hash)
    .where('r.status', '=', 'invited')
    .select([
      'r.id',
      'r.email',
      'c.id as company_id',
      'c.name as company_name',
      sql<boolean>`not exists (select 1 from users u where u.email = r.email and u.deleted_date is null
        and u.status_id <> ${USER_STATUS.unconfirmed})`.as('is_new_user'),
      sql<boolean>`r.token_expires_date > ${now} and c.status_id <> ${COMPANY_STATUS.removed}`.as('valid'),
    ])
    .executeTakeFirst();
}
