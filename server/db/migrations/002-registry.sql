-- Who is registered, and for what: companies, their representatives, domains and events.

create table companies (
  id integer generated always as identity primary key,
  name text not null,
  status_id smallint not null check (status_id in (4, 5, 6, 13, 14)),
  address text not null default '',
  line1 text not null default '',
  line2 text not null default '',
  city text not null default '',
  state text not null default '',
  zip text not null default '',
  country_code text not null default 'US',
  phone text not null default '',
  notice_email text,
  dmca_public_id text,
  dmca_registration_id text,
  registered_date date,
  expires_date date,
  -- When the designation next needs work: a reminder, or its expiry. Null: never.
  clock_date date,
  xero_contact_id text,
  xero_contact_name text,
  created_date timestamptz not null
);
create index companies_name on companies (lower(name), id);
create index companies_status on companies (status_id, id);
create index companies_status_created on companies (status_id, created_date, id);
-- Without the status first, the next to expire would be found behind every company that ever expired.
create index companies_status_expires on companies (status_id, coalesce(expires_date, '-infinity'::date), id);
create index companies_created on companies (created_date, id);
create index companies_expires on companies (coalesce(expires_date, '-infinity'::date), id);
create index companies_clock on companies (clock_date, id) where clock_date is not null;
create index companies_unaddressed on companies (id) where notice_email is null and status_id in (6, 13);

-- Reminders that were sent for an expiry date; those that were missed count as sent.
create table reminders (
  company_id integer not null references companies on delete cascade,
  expires_date date not null,
  days smallint not null,
  is_sent boolean not null,
  date timestamptz not null,
  primary key (company_id, expires_date, days)
);

-- Who acts for a company, and who was invited to.
create table representatives (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  -- Null until the invitation is accepted.
  user_id integer references users,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'administrator', 'billing', 'notices', 'viewer')),
  status text not null check (status in ('invited', 'active')),
  invited_date timestamptz not null,
  token_hash text unique,
  token_expires_date timestamptz,
  check ((status = 'active') = (user_id is not null))
);
create unique index representatives_user on representatives (user_id, company_id, role) where status = 'active';
-- The same invitation twice is one.
create unique index representatives_invited on representatives (company_id, email, role) where status = 'invited';
create index representatives_company on representatives (company_id, role);
create index representatives_members on representatives (user_id) where status = 'active';

create table domains (
  id integer generated always as identity primary key,
  -- ASCII, lower case. Collation "C": names sort by byte in every locale.
  name text collate "C" not null,
  unicode_name text collate "C" not null,
  -- What searches match: both spellings where they differ.
  search text collate "C" not null generated always as (case when unicode_name = name then name else name || ' ' || unicode_name end) stored,
  email text,
  company_id integer not null references companies on delete cascade,
  status_id smallint not null check (status_id in (10, 13, 14)),
  created_date timestamptz not null
);
-- One name, one holder: a draft of an open order or a registered domain. This index decides races (decisions §5).
create unique index domains_holder on domains (name) where status_id in (10, 13);
-- `search` is included so that a search of one company's domains is an index-only scan.
create index domains_company_name on domains (company_id, name, id) include (search);
create index domains_company_status on domains (company_id, status_id, name, id);
create index domains_company_created on domains (company_id, created_date, id);
create index domains_name on domains (name, id) include (search);
create index domains_status_name on domains (status_id, name, id);
create index domains_created on domains (created_date, id);

-- What happened, in words: recorded by the product or entered by hand.
create table events (
  id integer generated always as identity primary key,
  -- Of the transaction it was recorded in; its history entries have the same.
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
