-- The public record, and the policy page on a company's own site (beyond § 20).

create table public_records (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  checked_date timestamptz not null,
  source text not null check (source in ('page', 'typed')),
  -- Fields that the record does not show are null.
  registration_id text not null,
  status text,
  provider text,
  address text,
  alternative_names text[] not null default '{}',
  -- False if the list of names was not shown or is cut off.
  has_all_names boolean not null,
  agent_name text,
  agent_address text,
  agent_phone text,
  agent_email text,
  filed_date date,
  expires_date date,
  file_id integer references files on delete set null,
  created_by integer references users
);
create index public_records_company on public_records (company_id, id);

-- Differences that superusers accepted, each for one pair of ours and theirs.
create table public_record_acceptances (
  company_id integer not null references companies on delete cascade,
  code text not null,
  -- SHA-256 of the pair.
  pair_hash text not null,
  note text not null,
  accepted_by integer references users,
  accepted_date timestamptz not null,
  primary key (company_id, code)
);

-- What of the newest record is grave and not accepted: the safe-harbor status reads it.
create table public_record_states (
  company_id integer primary key references companies on delete cascade,
  is_inactive boolean not null,
  agent_email text,
  -- The agent's address that the record's was accepted against.
  accepted_email text,
  is_agent_different boolean not null,
  expires_date date,
  -- Our expiry that theirs was accepted against.
  accepted_expiry date
);
create index public_record_states_grave on public_record_states (company_id) where is_inactive or is_agent_different;
create index public_record_states_expiry on public_record_states (expires_date) where expires_date is not null;

create table policy_urls (
  company_id integer primary key references companies on delete cascade,
  url text not null,
  -- Which of the agent's details the page shows; null: not checked, or it could not be read.
  found jsonb,
  checked_date timestamptz,
  error text,
  confirmed_date timestamptz,
  confirmed_by integer references users
);

alter table companies add column record_checked_date timestamptz;
alter table companies add column record_filing_date timestamptz;
-- The same dates as `nextCheck` in core/rules/registry/public-record/check-due.ts. Null: never due.
alter table companies add column record_due_date date generated always as (
  case
    when status_id = 14 or dmca_registration_id is null then null
    when record_checked_date is null then coalesce(registered_date, expires_date, date '2016-12-01')
    else least(
      (record_checked_date at time zone 'UTC')::date + 90,
      case when expires_date - 30 > (record_checked_date at time zone 'UTC')::date then expires_date - 30 end,
      case when record_filing_date > record_checked_date then (record_filing_date at time zone 'UTC')::date + 3 end)
  end) stored;
create index companies_record_due on companies (record_due_date, id) where record_due_date is not null;
