-- Company tokens (beyond § 17), and what they did.

create table company_tokens (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  name text not null,
  -- SHA-256 of the token, which is shown once and not stored.
  hash text not null unique,
  -- Its last four characters.
  hint text not null,
  scopes text[] not null,
  created_by integer references users,
  expires_date timestamptz not null,
  last_used_date timestamptz,
  last_used_ip text,
  revoked_date timestamptz,
  -- When managers are next told that it expires; null: not any more.
  reminder_date timestamptz
);
create index company_tokens_company on company_tokens (company_id, id);
create index company_tokens_reminder on company_tokens (reminder_date, id) where reminder_date is not null;

-- Beside `user_id`, which is null then. The history's is part of the entry's hash.
alter table history add column token_id integer;
alter table history add column token_name text;
alter table notes add column token_id integer;
alter table deliveries add column token_id integer;
alter table counternotice_deliveries add column token_id integer;
