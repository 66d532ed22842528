-- Second factors (beyond § 18).

alter table users
  -- Whether a login needs a second step: an authenticator app is confirmed or there is a passkey. Kept by factors.queries.ts.
  add column has_factor boolean not null default false;

create table totp_factors (
  user_id integer primary key references users on delete cascade,
  sealed_secret text not null,
  created_date timestamptz not null,
  -- Null until a code proves that the app has the secret.
  confirmed_date timestamptz,
  -- The step of the last accepted code. Neither it nor an earlier one is accepted again.
  last_step bigint
);

create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_date timestamptz not null,
  last_used_date timestamptz
);
create index passkeys_user on passkeys (user_id, id);

create table recovery_codes (
  user_id integer not null references users on delete cascade,
  -- The same for all codes of a user, so that checking one takes a single hash.
  salt text not null,
  hash text not null,
  used_date timestamptz,
  primary key (user_id, hash)
);

-- Logins whose password was right and whose second factor is awaited.
create table login_challenges (
  hash text primary key,
  user_id integer not null references users on delete cascade,
  expires_date timestamptz not null,
  wrong_tries smallint not null default 0,
  ended_date timestamptz
);
create index login_challenges_user on login_challenges (user_id);
create index login_challenges_expired on login_challenges (expires_date);

-- Challenges that a passkey signs: to add it (with a user), as the second step of a login (with its hash), or to log in alone.
create table passkey_challenges (
  challenge text primary key,
  user_id integer references users on delete cascade,
  login_hash text references login_challenges on delete cascade,
  expires_date timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
create index passkey_challenges_login on passkey_challenges (login_hash);
create index passkey_challenges_expired on passkey_challenges (expires_date);

-- Removals of a user's factors by a superuser, which take effect after a day unless the user stops them.
create table factor_resets (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  token_hash text not null unique,
  created_date timestamptz not null,
  effective_date timestamptz not null,
  -- Stopped or carried out.
  ended_date timestamptz
);
create unique index factor_resets_open on factor_resets (user_id) where ended_date is null;
create index factor_resets_due on factor_resets (effective_date) where ended_date is null;
create index factor_resets_user on factor_resets (user_id);
