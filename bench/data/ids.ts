import type { ClientBase } from 'pg';
import type { Ids } from '../notice-work-calls.ts';

/** Some of the member's rows, the same at each size. */
export async function idsIn(client: ClientBase): Promise<Ids> {
  const { rows } = await client.query(`select
    (select min(id) from orders where company_id = 1) as "order",
    (select max(d.notice_id) from disabled_urls d where d.company_id = 1) as handled,
    (select max(id) from counternotices where company_id = 1 and state = 'restored') as counter,
    (select min(id) from subscribers where company_id = 1) as subscriber`);
  return rows[0];
}
