import type { ClientBase } from 'pg';
import type { Ids } from '../notice-work-calls.ts';

/** Some of the member's rows, the same at each size. */
export async function idsIn(client: ClientBase): Promise<Ids> {
  const { rows } = await client.query(`select
    (select min(id) from orders where company_id = 1) as "order",
    (select max(a.notice_id) from url_actions a join notices n on n.id = a.notice_id
      where n.company_id = 1 and a.user_id is null) as handled,
    (select max(id) from counternotices where company_id = 1) as counter,
    (select min(id) from subscribers where company_id = 1) as subscriber,
    (select array_agg(n.id order by n.id) from notices n where n.company_id = 1
      and not exists (select 1 from url_actions a where a.notice_id = n.id and a.user_id is null)) as untouched`);
  return rows[0];
}
