create table companies (
  id integer generated always as identity primary key,
  name text not null,
  status_id smallint not null check (status_id in (4, 5, 6, 13, 14)),
  created_date timestamptz not null
);

-- Who acts for a company, and who was asked to.
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
create index representatives_company on representatives (company_id, role);
