create table users (
  id integer generated always as identity primary key,
  email text not null check (email = lower(email)),
  -- Null while no sign-up of the address was confirmed.
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  status_id smallint not null check (status_id in (1, 2, 3)),
  is_superuser boolean not null default false,
  image_file_id integer references files on delete set null,
  date_joined timestamptz not null,
  last_login timestamptz,
  deleted_date timestamptz
);
create unique index users_email on users (email) where deleted_date is null;
create index users_date_joined on users (date_joined, id) where deleted_date is null;
-- Who never logged in did so longest ago.
create index users_last_login on users (coalesce(last_login, '-infinity'::timestamptz), id) where deleted_date is null;
create index users_name on users (lower(first_name || ' ' || last_name), id) where deleted_date is null;
create index users_status on users (status_id, id) where deleted_date is null;
create index users_search on users using gin ((email || ' ' || lower(first_name || ' ' || last_name)) gin_trgm_ops) where deleted_date is null;

-- Each sign-up has a password and a code of its own: the code confirms that password (decisions §11).
create table sign_ups (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  code_hash text not null,
  wrong_tries integer not null default 0,
  expires_date timestamptz not null
);
create index sign_ups_user on sign_ups (user_id, id desc);

-- A session is a family of refresh tokens; access tokens name it and die with it.
create table sessions (
  id uuid primary key,
  user_id integer not null references users on delete cascade,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  ended_date timestamptz
);
create index sessions_user on sessions (user_id) where ended_date is null;
create index sessions_expired on sessions (expires_date);

create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  parent_hash text,
  rotated_date timestamptz,
  expires_date timestamptz not null
);
create index refresh_tokens_session on refresh_tokens (session_id);
create index refresh_tokens_parent on refresh_tokens (parent_hash);

create table password_resets (
  hash text primary key,
  user_id integer not null references users on delete cascade,
  expires_date timestamptz not null,
  -- Used, or killed by a newer one.
  ended_date timestamptz
);
create index password_resets_user on password_resets (user_id);

create table logins (
  id bigint generated always as identity primary key,
  -- Null for an address that nobody has: a try there costs the same work as one on an account.
  user_id integer references users on delete cascade,
  date timestamptz not null,
  ip text not null,
  user_agent text not null,
  country text,
  city text,
  success boolean not null
);
create index logins_user on logins (user_id, date desc, id desc);
create index logins_nobody on logins (date) where user_id is null;
