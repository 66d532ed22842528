import type { ClientBase } from 'pg';
import { FILL_HANDLED, HANDLED_COLUMNS } from './handling.ts';
import { MEMBER, type Size } from './size.ts';

const IS_MEMBERS = `company_id <= ${MEMBER.companies}`;

/** Users of the companies, under the companies' own ids. */
export const loadSubscribers = (client: ClientBase, { companies }: Size): Promise<unknown> =>
  client.query(`
    insert into subscribers (company_id, handle, created_date)
    select company_id, 'user-' || company_id || '-' || n, now() - n * interval '1 day' - company_id * interval '1 second'
    from generate_series(1, ${companies}) company_id
    cross join lateral generate_series(1, case when ${IS_MEMBERS} then 100 else 10 end) n`);

/** The URLs of Resolved notices were disabled. The member has about a hundred counter-notices, other companies four. */
export async function loadHandling(client: ClientBase): Promise<void> {
  await client.query(`
    create table handled as
    select ${HANDLED_COLUMNS} from (
      select n.id as notice_id, n.company_id, n.received_date, 5 + n.id % 7000 as minutes, s.id as subscriber_id,
        case when n.age <= 2 then 'running' when n.age <= case when n.${IS_MEMBERS} then 34 else 4 end then 'restored' end as answer
      from (select *, row_number() over (partition by company_id order by id desc) as age from notices
        where company_id is not null and status_id = 18) n
      left join (select id, company_id, row_number() over (partition by company_id order by id) as place from subscribers) s
        on s.company_id = n.company_id and s.place = 1 + n.age % case when n.${IS_MEMBERS} then 100 else 10 end) h`);
  for (const text of FILL_HANDLED) await client.query(text);
}

const TRIES = JSON.stringify([{ date: '2026-01-01T00:00:00.000Z', code: 200, ms: 12, error: null, answer: 'ok' }]);

/** One in ten companies has a webhook. They are off, so that calls that are measured cause no messages. */
export async function loadWebhooks(client: ClientBase, { companies, notices }: Size): Promise<void> {
  const hooks = Math.ceil(companies / 10);
  await client.query(`
    insert into webhooks (company_id, url, events, is_active, sealed_secret, secret_hint, created_date)
    select 1 + (n - 1) * 10, 'https://hook.example.com/' || n, array['*'], false, '', 'abcd', now() from generate_series(1, ${hooks}) n`);
  await client.query(
    `insert into webhook_deliveries (webhook_id, message_id, type, body, created_date, status, tries)
     select case when n <= 300 then 1 else 2 + n % ${hooks - 1} end, 'msg_' || md5(n::text), 'notice.received',
       json_build_object('type', 'notice.received', 'data', json_build_object('company_id', 1, 'notice', repeat('x', 400)))::text,
       now() - n * interval '1 minute', 'done', $1
     from generate_series(1, ${300 + notices / 20}) n`,
    [TRIES],
  );
}

/** Every company has a page, and the member's shows a report. */
export async function loadPages(client: ClientBase, { companies }: Size): Promise<void> {
  await client.query(`insert into page_slugs (slug, company_id, created_date)
    select 'company-' || n, n, now() from generate_series(1, ${companies}) n`);
  await client.query(`
    insert into public_pages (company_id, slug, is_on, is_transparency, service_name, intro, repeat_policy)
    select n, 'company-' || n, true, true, 'Harbor Files', 'We answer every notice within a day.', 'Accounts end after three strikes.'
    from generate_series(1, ${companies}) n`);
}
