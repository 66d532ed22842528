-- A notice that has a company and is assigned to another one is copied from its message, and what the first company added stays
-- with that company (docs/decisions/028). So it is known what a notice was like when it came.
alter table notices
  -- The notice that was typed in, of which this one is a copy for another company.
  add column origin_id integer references notices,
  -- Closed by an assignment to another company; null again as soon as anybody gives it a status.
  add column reassigned_date timestamptz,
  -- Subject, dates, sender and the rest as they came; null as long as nobody has changed them.
  add column as_received jsonb,
  -- When its company was deleted or lost it: what is on it is still that company's.
  add column company_deleted_date timestamptz;
alter table notice_urls add column is_added boolean not null default false;
alter table files add column is_original boolean not null default false;

-- One notice for each message and company; a company that is deleted leaves its notices without one, as many as there are.
drop index notices_once;
create unique index notices_once on notices (inbound_id, coalesce(company_id, 0))
  where inbound_id is not null and deleted_date is null and company_deleted_date is null;
create unique index notices_once_typed on notices (origin_id, coalesce(company_id, 0))
  where origin_id is not null and deleted_date is null and company_deleted_date is null;

-- A notice without a company that carries the name of one, or was one's before, may hold what that company added.
update notices n set company_deleted_date = now()
where n.company_id is null and (n.company_name <> '' or exists (
  select 1 from history h join history_companies hc on hc.history_id = h.id
  where h.content_type = 13 and h.object_id = n.id));

-- What was added or changed so far is in the history: its first entry about a fact says what the fact was.
update notice_urls u set is_added = true
from history h cross join lateral jsonb_array_elements(h.changes) c
where h.content_type = 13 and h.object_id = u.notice_id and c ->> 'field' = 'url' and c ->> 'to' = u.url;

update files f set is_original = true
from notices n
where f.content_type = 13 and f.object_id = n.id and n.inbound_id is not null and f.created_by is null
  and f.created_date <= n.created_date;
update files f set is_original = true
from notices n join history h on h.content_type = 13 and h.object_id = n.id and h.action = 'typed in'
  cross join lateral jsonb_array_elements(h.changes) c
where f.content_type = 13 and f.object_id = n.id and f.created_date <= n.created_date
  and c ->> 'field' = 'files' and c ->> 'to' = f.name;

with changed as (
  select h.object_id as notice_id, c.change ->> 'field' as field, c.change -> 'from' as was,
    row_number() over (partition by h.object_id, c.change ->> 'field' order by h.id, c.place) as nth
  from history h cross join lateral jsonb_array_elements(h.changes) with ordinality as c (change, place)
  where h.content_type = 13 and c.change ->> 'field' in ('subject', 'received_date', 'source', 'carrier', 'sender', 'kind',
    'completeness', 'signature', 'work', 'material', 'contact', 'good_faith', 'accuracy')
), was as (
  select notice_id, jsonb_object_agg(field, was) as facts from changed where nth = 1 group by notice_id
)
update notices n set as_received = jsonb_build_object(
  'subject', coalesce(was.facts ->> 'subject', n.subject),
  'received_date', coalesce((was.facts ->> 'received_date')::timestamptz, n.received_date),
  'source_id', coalesce((select s.id from (values
    (1, 'Email'), (2, 'Web form'), (3, 'Post'), (4, 'Courier'), (5, 'Fax'), (6, 'API')) as s (id, name)
    where s.name = was.facts ->> 'source'), n.source_id),
  'carrier_id', case when was.facts -> 'carrier' is null then n.carrier_id else (select s.id from (values
    (1, 'USPS'), (2, 'UPS'), (3, 'FedEx'), (4, 'DHL'), (5, 'Royal Mail'), (6, 'Other')) as s (id, name)
    where s.name = was.facts ->> 'carrier') end,
  'sender_email', coalesce(was.facts ->> 'sender', (select c.email from contacts c where c.id = n.sender_id)),
  'completeness', n.completeness || jsonb_build_object('is_corrected', false) || jsonb_strip_nulls(jsonb_build_object(
    'kind', was.facts -> 'kind', 'verdict', was.facts -> 'completeness',
    'signature', was.facts ->> 'signature' = 'found', 'work', was.facts ->> 'work' = 'found',
    'material', was.facts ->> 'material' = 'found', 'contact', was.facts ->> 'contact' = 'found',
    'good_faith', was.facts ->> 'good_faith' = 'found', 'accuracy', was.facts ->> 'accuracy' = 'found')))
from was where was.notice_id = n.id;

-- A company's own sender stands on its own notices only: elsewhere it is the agent's, by the address alone (security rule 27).
insert into contacts (email, created_date)
select distinct c.email, now() from contacts c join notices n on n.sender_id = c.id
where c.company_id is not null and c.company_id is distinct from n.company_id
on conflict (email, coalesce(company_id, 0)) do nothing;
update notices n set sender_id = a.id
from contacts c join contacts a on a.email = c.email and a.company_id is null
where c.id = n.sender_id and c.company_id is not null and c.company_id is distinct from n.company_id;

-- Names that a company typed in before it was deleted, unless a superuser has changed them since.
update contacts t set name = '', company = '', phone = '', address = ''
where t.company_id is null and exists (
  select 1 from history h join history_companies hc on hc.history_id = h.id
  where h.content_type = 14 and h.object_id = t.id and h.action = 'created')
and not exists (
  select 1 from history h join users u on u.id = h.user_id
  where h.content_type = 14 and h.object_id = t.id and h.action in ('created', 'changed') and u.is_superuser);
