import type { ClientBase } from 'pg';
import { MEMBER, type Size } from './size.ts';

/** Skewed distribution: a tenth of the companies holds about half of the domains. */
const OTHER_COMPANY = (companies: number) =>
  `${MEMBER.companies + 1} + floor(${companies - MEMBER.companies} * power(random(), 3))::int`;

export async function loadDomains(client: ClientBase, { companies, domains }: Size): Promise<void> {
  await client.query('select setseed(0.42)');
  await client.query(`
    insert into domains (name, unicode_name, email, company_id, status_id, created_date)
    select name, name, case when n % 9 = 0 then 'abuse-' || n || '@example.com' end,
      case when n <= 150 then 1 when n <= 250 then 2 when n <= ${MEMBER.domains} then 3 else ${OTHER_COMPANY(companies)} end,
      case n % 20 when 0 then 14 when 1 then 10 else 13 end, now() - (${domains} - n) * interval '15 minutes'
    from (select n, substr(md5(n::text), 1, 8) || (array['-shop', '-video', '-forum', '-cloud', 'media', 'cdn', '-news', 'files'])[1 + n % 8]
        || n || (array['.example.com', '.example.net', '.example.org'])[1 + n % 3] as name
      from generate_series(1, ${domains}) n) made`);
}

/** One registration per company, some renewed; one in eight has an open order. All are invoiced, and nearly all have paid. */
export async function loadOrders(client: ClientBase, { companies }: Size): Promise<void> {
  await client.query(`
    insert into orders (company_id, type_id, status_id, plan_id, created_by, created_date, completed_by, completed_date)
    select n, 1, 7, 1 + n % 2, r.user_id, c.created_date, 1, c.registered_date
    from generate_series(1, ${companies}) n join companies c on c.id = n
    join representatives r on r.company_id = n order by n`);
  await client.query(`
    insert into orders (company_id, type_id, status_id, plan_id, is_covered, created_by, created_date, completed_by, completed_date)
    select n, 3, 7, 1, true, r.user_id, now() - n * interval '1 hour', 1, current_date - n % 300
    from generate_series(1, ${companies}) n join representatives r on r.company_id = n where n % 4 = 1 order by n`);
  await client.query(`
    insert into orders (company_id, type_id, status_id, plan_id, created_by, created_date)
    select n, 3, 8 + n / 8 % 3, 1, r.user_id, now() - n * interval '10 minutes'
    from generate_series(1, ${companies}) n join representatives r on r.company_id = n where n % 8 = 2 order by n`);
  // Removed domains belong to the amendment, drafts to the open order, where these exist.
  await client.query(`
    insert into order_domains (order_id, domain_id)
    select coalesce(case when d.status_id = 10 then open.id end, first.id), d.id from domains d
    join (select company_id, min(id) as id from orders group by 1) first on first.company_id = d.company_id
    left join orders open on open.company_id = d.company_id and open.status_id <> 7`);
  await client.query(`
    insert into payments (id, order_id, payment_type, status, plan_id, amount_cents, created_by, date)
    select gen_random_uuid(), id, 1, 'paid', plan_id, case plan_id when 1 then 96000 else 10000 end, created_by, created_date
    from orders where type_id = 1`);
  await client.query(`
    insert into invoices (number, company_id, order_id, order_number, date, due_date, status, total_cents, lines, bill_to)
    select 'INV-2026-' || lpad(id::text, 6, '0'), company_id, id, 'ORD-' || id, current_date - id % 400, current_date - id % 400 + 14,
      case when id % 50 = 0 then 'open' else 'paid' end, 96000, '[]', '{}' from orders where type_id = 1`);
}
