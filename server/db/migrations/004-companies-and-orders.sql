alter table companies
  add column address text not null default '',
  add column line1 text not null default '',
  add column line2 text not null default '',
  add column city text not null default '',
  add column state text not null default '',
  add column zip text not null default '',
  add column country_code text not null default 'US',
  add column phone text not null default '',
  add column notice_email text,
  add column dmca_public_id text,
  add column dmca_registration_id text,
  add column registered_date date,
  add column expires_date date,
  add column xero_contact_id text;
create index companies_name on companies (lower(name), id);
create index companies_search on companies using gin (lower(name) gin_trgm_ops);
create index companies_status on companies (status_id, id);
create index companies_created on companies (created_date, id);
create index companies_expires on companies (coalesce(expires_date, '-infinity'::date), id);

-- Who is billed, when it is not the company as it is filed.
create table billing_infos (
  company_id integer primary key references companies on delete cascade,
  name text not null,
  email text not null,
  address text not null,
  line1 text not null,
  city text not null,
  state text not null,
  zip text not null,
  country_code text not null
);

-- The gateway's token for a card, and what may be shown of it. Never the number.
create table payment_methods (
  company_id integer primary key references companies on delete cascade,
  token text not null,
  brand text not null,
  last4 text not null,
  expiry_month smallint not null,
  expiry_year smallint not null
);

create table subscriptions (
  company_id integer primary key references companies on delete cascade,
  period text not null check (period in ('year', 'month')),
  status text not null check (status in ('active', 'past_due', 'ended')),
  current_period_end date not null,
  -- The day of the month that periods end on: 31 stays 31 after a February.
  anchor_day smallint not null
);

create table domains (
  id integer generated always as identity primary key,
  -- ASCII, lower case; compared byte by byte, which is their order in every language.
  name text collate "C" not null,
  unicode_name text collate "C" not null,
  -- What a search looks through: both spellings where there are two.
  search text collate "C" not null generated always as (case when unicode_name = name then name else name || ' ' || unicode_name end) stored,
  email text,
  company_id integer not null references companies on delete cascade,
  status_id smallint not null check (status_id in (10, 13, 14)),
  created_date timestamptz not null
);
-- One name, one holder: a draft of an open order or a registered one. The database decides a race (decisions §5).
create unique index domains_holder on domains (name) where status_id in (10, 13);
-- With what a search looks at, so that a wide one walks the index alone.
create index domains_company_name on domains (company_id, name, id) include (search);
create index domains_company_status on domains (company_id, status_id, name, id);
create index domains_name on domains (name, id) include (search);
create index domains_status_name on domains (status_id, name, id);
create index domains_created on domains (created_date, id);
create index domains_company_created on domains (company_id, created_date, id);
create index domains_search on domains using gin (search gin_trgm_ops);

-- How many domains a company has in each status, kept so that a long list need not be counted. Every statement appends
-- what it changed, so that no two acts wait for one row; the sum is always exact, and a job folds what has piled up.
create table domain_counts (
  company_id integer not null,
  status_id smallint not null,
  change integer not null
);
create index domain_counts_company on domain_counts (company_id, status_id) include (change);

create function count_domains() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into domain_counts select company_id, status_id, count(*) from gained group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into domain_counts select company_id, status_id, -count(*) from lost group by 1, 2;
  else
    insert into domain_counts
    select company_id, status_id, sum(change)
    from (select company_id, status_id, 1 as change from gained union all select company_id, status_id, -1 from lost) both_sides
    group by 1, 2 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger domains_inserted after insert on domains referencing new table as gained
  for each statement execute function count_domains();
create trigger domains_updated after update on domains referencing old table as lost new table as gained
  for each statement execute function count_domains();
create trigger domains_deleted after delete on domains referencing old table as lost
  for each statement execute function count_domains();

create table orders (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  type_id smallint not null check (type_id in (1, 2, 3, 4)),
  status_id smallint not null check (status_id in (7, 8, 9, 10)),
  plan_id smallint not null check (plan_id in (1, 2)),
  is_covered boolean not null default false,
  -- The company's fields as this order wants them, where they differ: {field: value}.
  wanted jsonb not null default '{}',
  -- What a completed order changed: [{field, from, to}].
  changes jsonb not null default '[]',
  dmca_public_id text,
  dmca_registration_id text,
  created_by integer references users,
  created_date timestamptz not null,
  completed_by integer references users,
  completed_date date
);
-- At most one open order for a company, also when two people place one at the same moment.
create unique index orders_open on orders (company_id) where status_id <> 7;
create index orders_company on orders (company_id, id);
create index orders_status on orders (status_id, id);
create index orders_type on orders (type_id, id);
create index orders_created on orders (created_date, id);

-- The domains an order adds or removes. A renewal or removal concerns all of the company's and lists none.
create table order_domains (
  order_id integer not null references orders on delete cascade,
  domain_id integer not null references domains on delete cascade,
  is_removed boolean not null default false,
  primary key (order_id, domain_id)
);
create index order_domains_domain on order_domains (domain_id, order_id);

create table links (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  url text not null,
  title text not null
);
create index links_order on links (order_id, id);

create table notes (
  id integer generated always as identity primary key,
  object_id integer not null,
  content_type smallint not null,
  text text not null,
  user_id integer references users,
  date timestamptz not null
);
create index notes_object on notes (content_type, object_id, id desc);

-- A try to pay. The id is our charge's id at the gateway, so that asking twice charges once.
create table payments (
  id uuid primary key,
  order_id integer not null references orders on delete cascade,
  payment_type smallint not null check (payment_type in (1, 2, 3, 5, 6, 7)),
  status text not null check (status in ('pending', 'paid', 'failed', 'unknown')),
  plan_id smallint not null,
  amount_cents integer not null,
  coin text,
  gateway_charge text,
  -- Why the gateway said no.
  declined_for text,
  -- The caller's key, so that a repeat after a crash finds what the first try did.
  idempotency_key text,
  created_by integer references users,
  date timestamptz not null
);
-- One order, one charge: a card payment under way, unknown or paid shuts out every other (security rule 12).
create unique index payments_one_charge on payments (order_id) where status = 'paid' or (payment_type = 1 and status in ('pending', 'unknown'));
create index payments_order on payments (order_id, date desc);
create index payments_key on payments (created_by, idempotency_key);
create index payments_open on payments (date) where payment_type = 1 and status in ('pending', 'unknown');

create table invoice_numbers (
  year integer primary key,
  last integer not null
);
create table invoices (
  id integer generated always as identity primary key,
  number text not null unique,
  -- Null when a deleted registration took the company along: a number that was given out is never lost.
  company_id integer references companies on delete set null,
  order_id integer references orders on delete set null,
  order_number text,
  payment_id uuid,
  date date not null,
  due_date date not null,
  status text not null check (status in ('open', 'paid', 'void')),
  total_cents integer not null,
  lines jsonb not null,
  bill_to jsonb not null,
  instructions text not null default '',
  -- The PDF, once it was made.
  file_id integer references files,
  -- Counts what a reader would notice; the newest goes out once, as a PDF and where it is due by mail.
  revision integer not null default 1,
  sent_revision integer not null default 0
);
create index invoices_company on invoices (company_id, id desc);
create index invoices_order on invoices (order_id);
create index invoices_payment on invoices (payment_id);

create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  key text not null,
  request_hash text not null,
  -- Null while the first request is under way.
  status integer,
  answer jsonb,
  expires_date timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_expired on idempotency_keys (expires_date);

-- The sandbox gateway's own memory: what a real gateway would keep at its end. Never a number or a code.
create table sandbox_cards (
  token text primary key,
  brand text not null,
  last4 text not null,
  expiry_month smallint not null,
  expiry_year smallint not null,
  -- How it behaves: passes always, or only the first time.
  behaviour text not null check (behaviour in ('passes', 'passes_once')),
  charges integer not null default 0
);
create table sandbox_charges (
  id uuid primary key,
  -- Null: paid.
  declined_for text,
  token text references sandbox_cards,
  amount_cents integer not null
);

-- What goes along with a mail.
alter table mails add column file_ids integer[] not null default '{}';
