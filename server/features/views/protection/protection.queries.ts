import { sql } from 'kysely';
import { DOMAIN_STATUS, USER_STATUS } from '#core/lookups.ts';
import type { Db } from '../../../db/tables.ts';

/** The caller has checked access to the company. */
export async function coveredDomains(db: Db, company_id: number): Promise<{ registered: number; draft: number }> {
  const { rows } = await sql<{ registered: number; draft: number }>`
    select coalesce(sum(change) filter (where status_id = ${DOMAIN_STATUS.registered}), 0)::int as registered,
      coalesce(sum(change) filter (where status_id = ${DOMAIN_STATUS.draft}), 0)::int as draft
    from counter_domains_by_status where company_id = ${company_id}`.execute(db);
  return rows[0]!;
}

export interface AddressRow {
  email: string | null;
  is_company: boolean;
  /** Status of the newest mail with an outcome. */
  status: 'sent' | 'failed' | null;
  error: string | null;
  date: Date | null;
  is_queued: boolean;
  /** When a confirmed account with this address was created. */
  joined: Date | null;
}

/** The notice address of a company, its own or else its first owner's (decisions §5), with its delivery status. */
export async function findNoticeAddress(db: Db, company_id: number): Promise<AddressRow | undefined> {
  const { rows } = await sql<AddressRow>`
    select a.email, a.is_company, m.status, m.error, m.created_date as date, u.date_joined as joined,
      coalesce((select status = 'queued' from mails where to_email = a.email order by id desc limit 1), false) as is_queued
    from (
      select lower(coalesce(nullif(c.notice_email, ''), (
          select coalesce(u.email, r.email) from representatives r left join users u on u.id = r.user_id
          where r.company_id = c.id and r.role = 'owner' and r.status = 'active' order by r.id limit 1))) as email,
        coalesce(c.notice_email, '') <> '' as is_company
      from companies c where c.id = ${company_id}
    ) a
    left join lateral (
      select status, error, created_date from mails where to_email = a.email and status <> 'queued' order by id desc limit 1) m on true
    left join users u on u.email = a.email and u.deleted_date is null and u.status_id <> ${USER_STATUS.unconfirmed}`.execute(
    db,
  );
  return rows[0];
}
