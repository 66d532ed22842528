import type { ClientBase } from 'pg';
import { MEMBER, memberEvery, type Size } from './size.ts';

const elements = (there: boolean) =>
  Object.fromEntries(['signature', 'good_faith', 'accuracy'].map((name) => [name, there]));
const completeness = (verdict: string, there: boolean) =>
  JSON.stringify({
    ...elements(there),
    ...{ work: true, material: true, contact: true, verdict, kind: 'takedown', is_corrected: false },
    found: { work: 'The photographs listed below are ours.', contact: 'Reach us at the address above.' },
  });

/** Number of URLs of the nth notice. */
const URLS = 'case when p.n % 20 = 0 then 12 when p.n % 5 = 0 then 2 else 1 end';

const BODY =
  'We act for the owner of the works listed below. The material at the addresses below was put there without permission. ';

export async function loadSenders(client: ClientBase, { companies }: Size): Promise<void> {
  await client.query(`
    insert into contacts (name, email, company, created_date)
    select initcap((array['harbor', 'quay', 'pier', 'beacon', 'tide', 'anchor', 'sail', 'reef'])[1 + n % 8]) || ' Rights ' || n,
      'agent-' || n || '@' || substr(md5(n::text), 1, 6) || '.example.org', 'Rights Desk ' || n % 40, now()
    from generate_series(1, ${companies / 2}) n`);
}

/**
 * Three years of notices in order of arrival: most are resolved, the last weeks' are open. The member's are spread evenly. One in
 * twenty is unassigned; the rest belong to the holder of their first URL's domain.
 */
export async function loadNotices(client: ClientBase, size: Size): Promise<void> {
  const { companies, domains, notices } = size;
  const own = memberEvery(size);
  await client.query('select setseed(0.24)');
  await client.query(`
    create temp table picked as
    select n, case when n % ${own} = 0 then 1 + floor(random() * ${MEMBER.domains})::int
      when n % 20 = 3 then null else ${MEMBER.domains + 1} + floor(random() * ${domains - MEMBER.domains})::int end as domain_id,
      random() as chance
    from generate_series(1, ${notices}) n`);
  await client.query('analyze picked');
  await client.query(`
    insert into inbound_messages (message_id, content_hash, sha256, size, source_id, envelope_from, recipients, received_date, parsed_date)
    select '<' || n || '@example.org>', md5(n::text), md5('raw' || n), 6000, 1, 'agent@example.org', array['dmca@example.com'],
      now() - (${notices} - n) * (interval '3 years' / ${notices}), now()
    from picked order by n`);
  await client.query(
    `insert into notices (inbound_id, company_id, sender_id, status_id, source_id, received_date, subject, text, company_name,
       completeness, message_id, parsed_date, is_sent, is_forward_failed, has_failed_delivery, open_urls, created_date)
     select p.n, d.company_id, 1 + floor(${companies / 2} * power(p.chance, 2))::int,
       s.status_id, 1, now() - (${notices} - p.n) * (interval '3 years' / ${notices}),
       (array['Notice of claimed infringement', 'DMCA takedown', 'Copyright complaint', 'Unauthorised copies'])[1 + p.n % 4] || ': '
         || (array['harbor', 'quay', 'pier', 'beacon', 'tide', 'anchor', 'sail', 'reef'])[1 + p.n / 4 % 8] || ' ' || substr(md5(p.n::text), 1, 8),
       repeat($1, 4), '', case p.n % 10 when 0 then $3::jsonb else $2::jsonb end, '<' || p.n || '@example.org>', now(),
       d.company_id is not null and p.n % 50 > 0, p.n % 5000 = 7, p.n % 5000 = 7,
       case when d.company_id is not null and s.status_id in (15, 16, 17) then ${URLS} else 0 end, now()
     from picked p left join domains d on d.id = p.domain_id
     cross join lateral (select case when p.n > ${notices} * 0.98 then (array[15, 15, 16, 17])[1 + p.n % 4]
       else (array[16, 18, 18, 18, 18, 19, 20, 21])[1 + (p.chance * 1000)::int % 8] end as status_id) s
     order by p.n`,
    [BODY, completeness('complete', true), completeness('core_only', false)],
  );
  await client.query(`
    insert into notice_urls (notice_id, position, url, host, domain_id, role)
    select p.n, at, 'https://' || coalesce(d.name, 'nobody-' || p.n || '.example.org') || '/copies/' || p.n || '/' || at,
      coalesce(d.name, 'nobody-' || p.n || '.example.org'), d.id, 'reported'
    from picked p left join domains d on d.id = p.domain_id
    cross join lateral generate_series(1, ${URLS}) at order by p.n, at`);
  await client.query(`
    insert into mails (message_id, to_email, subject, text, html, status, created_date, sent_date)
    select '<out-' || id || '@example.com>', 'notices-' || company_id || '@example.com', 'Fwd: ' || subject, 'As it came.', '', 'sent',
      received_date, received_date + interval '9 seconds' from notices where is_sent order by id`);
  await client.query(`
    insert into deliveries (notice_id, mail_id, email, subject, date, settled)
    select n.id, m.id, m.to_email, m.subject, m.created_date, 'sent'
    from notices n join mails m on m.message_id = '<out-' || n.id || '@example.com>' where n.is_sent order by n.id`);
}
