import { type RawBuilder, sql } from 'kysely';
import { KINDS_DEMANDING_NOTHING } from '#core/rules/intake/url-status.ts';
import type { Db } from '../tables.ts';

/**
 * `notices.open_urls`, counted from the URLs and their actions. A declared counter adds it up by day; itself it spans several tables,
 * so whoever changes a notice's URLs recounts it. The rules are `isCounted` and `standingOf` in core/rules/intake.
 */
const counted = (notices: RawBuilder<unknown>) => sql`
  select n.id, case when n.completeness ->> 'kind' in (${sql.join(KINDS_DEMANDING_NOTHING.map((kind) => sql.lit(kind)))}) then 0
    else (
      select count(*)::int from notice_urls u left join domains d on d.id = u.domain_id
      where u.notice_id = n.id and u.role = 'reported' and not u.is_ignored
        and (n.company_id is null or d.company_id = n.company_id)
        and not exists (
          select 1 from url_actions a
          where a.url_id = u.id and a.action not in ('user_notified', 'undone')
            and not exists (select 1 from url_actions undo where undo.undoes_id = a.id))) end as open_urls
  from notices n where ${notices}`;

/** `notices` is a condition on notices `n`. */
export async function recountOpenUrls(db: Db, notices: RawBuilder<unknown>): Promise<void> {
  await sql`
    update notices n set open_urls = c.open_urls from (${counted(notices)}) c
    where n.id = c.id and n.open_urls <> c.open_urls`.execute(db);
}

export const recountOpenUrlsOf = (db: Db, ids: readonly number[]): Promise<void> =>
  recountOpenUrls(db, sql`n.id = any(${[...ids]}::int[])`);

export interface WrongCount {
  id: number;
  stored: number;
  counted: number;
}

/** Notices whose stored number of open URLs is wrong. */
export async function checkOpenUrls(db: Db): Promise<WrongCount[]> {
  const { rows } = await sql<WrongCount>`
    select n.id, n.open_urls as stored, c.open_urls as counted
    from notices n join (${counted(sql`true`)}) c on c.id = n.id where c.open_urls <> n.open_urls order by n.id`.execute(
    db,
  );
  return rows;
}
