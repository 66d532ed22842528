import type { Pool } from 'pg';
import type { Asked } from './ask.ts';
import { linkEntry } from './chain.ts';
import { AS_TEXT } from './json.ts';
import { notice } from './notices.ts';

/** Records that all URLs of a notice were disabled, with what follows from it, and answers the notice. */
export async function disableUrls(pool: Pool, asked: Asked): Promise<string> {
  const { me, id } = asked;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({
      name: 'disable',
      text: `with n as materialized (select * from notices where id = $1 and deleted_date is null and ($2 or company_id = any($3::int[])) for update),
        u as materialized (select u.id, u.url, n.company_id, n.received_date from n join notice_urls u on u.notice_id = n.id
          join domains d on d.id = u.domain_id and d.company_id = n.company_id where u.role = 'reported' and not u.is_ignored),
        a as (insert into url_actions (notice_id, url_id, action, date, recorded_date, user_id) select $1, u.id, 'disabled', now(), now(), $4 from u),
        d as (insert into disabled_urls (url_id, notice_id, company_id, disabled_date, minutes)
          select u.id, $1, u.company_id, now(), extract(epoch from now() - u.received_date)::int / 60 from u
          on conflict (url_id) do update set disabled_date = excluded.disabled_date, minutes = excluded.minutes),
        s as (update notices set open_urls = 0, first_disabled_date = coalesce(first_disabled_date, now()),
          status_id = case when is_status_set then status_id else 18 end where id = $1),
        e as (insert into events (uuid, event_type, object_id, content_type, company_id, user_id, date)
          select gen_random_uuid(), 16, $1, 13, n.company_id, $4, now() from n)
        select json_agg(json_build_object('field', 'disabled', 'from', null, 'to', url)) as changes from u`,
      values: [id, me.is_superuser, me.companies, me.id],
    });
    const { changes } = rows[0];
    const head = await client.query({ name: 'head', text: 'select id, hash from history_head for update', values: [] });
    await linkEntry(client, head.rows[0], { object_id: id, action: 'URLs disabled', user_id: me.id, changes });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return (await pool.query({ ...notice(asked), types: AS_TEXT })).rows[0].body;
}
