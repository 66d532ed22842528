-- Whose an entry of the history is, so that people see the history of what they may see. Kept beside the chain, which
-- never changes: this says who may look, not what happened.
create table history_companies (
  history_id bigint primary key,
  company_id integer not null,
  -- The company's entries are counted as they are written: the last one's number is how many there are.
  number integer not null,
  -- Of the entry itself, for the lists of one kind, of snapshots and of an action.
  content_type smallint not null,
  is_snapshot boolean not null,
  action text not null
);
insert into history_companies (history_id, company_id, number, content_type, is_snapshot, action)
select id, company_id, row_number() over (partition by company_id order by id), content_type, is_snapshot, action
from (
  select h.id, h.content_type, h.is_snapshot, h.action,
    coalesce(o.company_id, d.company_id, r.company_id, i.company_id, case when h.content_type = 10 then h.object_id end) as company_id
  from history h
  left join orders o on h.content_type = 11 and o.id = h.object_id
  left join domains d on h.content_type = 12 and d.id = h.object_id
  left join representatives r on h.content_type = 15 and r.id = h.object_id
  left join invoices i on h.content_type = 18 and i.id = h.object_id
) owned
where company_id is not null;
create index history_companies_company on history_companies (company_id, history_id) include (number, content_type, action);
create index history_companies_kind on history_companies (company_id, content_type, history_id);
create index history_companies_snapshots on history_companies (company_id, history_id) include (content_type) where is_snapshot;
create index history_kind on history (content_type, id);
create index history_snapshots on history (content_type, object_id, id desc) where is_snapshot;

-- What happened, as people tell it: written by the product, or by hand.
create table events (
  id integer generated always as identity primary key,
  -- Of the act that it is a part of: its history has the same.
  uuid uuid not null,
  event_type smallint not null check (event_type between 1 and 14),
  object_id integer not null,
  content_type smallint not null,
  company_id integer references companies on delete cascade,
  user_id integer references users,
  date timestamptz not null,
  name text not null default '',
  email text not null default '',
  company_name text not null default '',
  line1 text not null default '',
  city text not null default '',
  state text not null default '',
  zip text not null default '',
  country_code text not null default '',
  dmca_public_id text not null default '',
  dmca_registration_id text not null default '',
  text text not null default ''
);
create index events_company on events (company_id, date, id);
create index events_uuid on events (uuid);
create index events_date on events (date, id);
create index events_object on events (content_type, object_id, date, id);

-- The clock of the designation: when it next has something to do, a reminder or the expiry. Null: nothing ever.
alter table companies add column clock_date date;
create index companies_clock on companies (clock_date, id) where clock_date is not null;
update companies set clock_date = expires_date - 90 where expires_date is not null and status_id in (6, 13);

-- Each reminder once, for each expiry: also the ones that were missed and count as sent.
create table reminders (
  company_id integer not null references companies on delete cascade,
  expires_date date not null,
  days smallint not null,
  is_sent boolean not null,
  date timestamptz not null,
  primary key (company_id, expires_date, days)
);

-- The clock of the subscription: when it next has something to do, an invoice, a charge, another try, or the end of our
-- patience. Null: nothing, until a charge that is under way has its outcome, somebody pays, or another card is stored.
alter table subscriptions
  add column clock_date date,
  add column failures smallint not null default 0;
update subscriptions set clock_date = current_period_end - 14 where status = 'active';
create index subscriptions_clock on subscriptions (clock_date, company_id) where clock_date is not null;

-- A charge of the stored card for the period that begins at `period_start`. The id is ours at the gateway.
create table subscription_charges (
  id uuid primary key,
  company_id integer not null references companies on delete cascade,
  period text not null check (period in ('year', 'month')),
  period_start date not null,
  status text not null check (status in ('pending', 'paid', 'failed', 'unknown')),
  amount_cents integer not null,
  gateway_charge text,
  declined_for text,
  date timestamptz not null
);
-- One period, one charge: one under way, unknown or paid shuts out every other (security rule 12), and while nobody knows
-- what became of one, no other period is charged either.
create unique index subscription_charges_one on subscription_charges (company_id, period_start) where status <> 'failed';
create unique index subscription_charges_open on subscription_charges (company_id) where status in ('pending', 'unknown');
create index subscription_charges_waiting on subscription_charges (date) where status in ('pending', 'unknown');
create index subscription_charges_company on subscription_charges (company_id, date desc);

-- The subscription's own invoices have no order: they are for the period that begins on this day, one each.
alter table invoices add column period_start date;
create unique index invoices_period on invoices (company_id, period_start) where period_start is not null and status <> 'void';

-- The same invitation twice is one.
create unique index representatives_invited on representatives (company_id, email, role) where status = 'invited';
