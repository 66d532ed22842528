-- Accounts, and what is recorded about everything: jobs, mails, history, files and notes.

-- The job queue. A row is work to do and is deleted when done. Leases use the database's clock, because several processes share
-- them; due times use the product's clock.
create table jobs (
  id bigint generated always as identity primary key,
  name text not null,
  -- Deduplicates: the same key twice is one job.
  key text unique,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  leased_until timestamptz,
  lease uuid,
  last_error text,
  -- Dead letter: kept for inspection, never run again.
  dead_at timestamptz
);
-- The name comes first: a worker asks for its own job names, and thousands of others must not slow it down.
create index jobs_due on jobs (name, run_at, id) where dead_at is null;
create index jobs_dead on jobs (id) where dead_at is not null;

-- The outbox: every mail that was sent or is about to be.
create table mails (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  to_email text not null,
  subject text not null,
  text text not null,
  html text not null,
  -- Attachments.
  file_ids integer[] not null default '{}',
  -- For one-click unsubscribe (RFC 8058); only recurring mails have one.
  unsubscribe_url text,
  status text not null check (status in ('queued', 'sent', 'failed')),
  error text,
  created_date timestamptz not null,
  sent_date timestamptz
);
create index mails_to on mails (to_email, id desc);
-- Partial: the metrics count the few that wait or failed without reading the many that were sent.
create index mails_waiting on mails (id) where status = 'queued';
create index mails_failed on mails (created_date) where status = 'failed';

-- Mails to addresses that callers named: the limits per target, company and account count these rows
-- (server/mail/named-mails.ts). No foreign keys: their row locks would be taken under the advisory locks that order the counting.
-- Swept after a day.
create table named_mails (
  id bigint generated always as identity primary key,
  -- The normalized mailbox (core/rules/text/mail-target.ts); null: not counted per target.
  target text,
  -- Null: not sent for a company, or sent by a superuser.
  company_id integer,
  user_id integer,
  date timestamptz not null
);
create index named_mails_target on named_mails (target, date);
create index named_mails_company on named_mails (company_id, date);
create index named_mails_user on named_mails (user_id, date);
create index named_mails_date on named_mails (date);

-- Rate limits: tries within a window, by key.
create table limits (
  key text primary key,
  tries integer not null,
  expires_date timestamptz not null
);
create index limits_expired on limits (expires_date);

-- The audit log, a hash chain: each entry holds the hash of the one before it.
create table history (
  id bigint primary key,
  -- Shared by all entries of one transaction.
  uuid uuid not null,
  is_snapshot boolean not null,
  object_id integer not null,
  content_type smallint not null,
  action text not null,
  user_id integer,
  date timestamptz not null,
  changes jsonb not null,
  snapshot jsonb,
  previous_hash text not null,
  hash text not null
);
create index history_object on history (content_type, object_id, id desc);
create index history_uuid on history (uuid);
create index history_kind on history (content_type, id);
create index history_snapshots on history (content_type, object_id, id desc) where is_snapshot;

-- The end of the chain. Locked while appending, which gives the entries one order; a truncated chain no longer matches it.
create table history_head (
  one boolean primary key default true check (one),
  id bigint not null,
  hash text not null
);
insert into history_head (id, hash) values (0, '');

-- The company that owns a history entry, which decides who may read it. Separate from the chain, whose rows never change.
create table history_companies (
  history_id bigint primary key,
  company_id integer not null,
  -- Consecutive per company: the last entry's number is the count.
  number integer not null,
  -- Copied from the entry, for lists filtered by kind, snapshot or action.
  content_type smallint not null,
  is_snapshot boolean not null,
  action text not null
);
create index history_companies_company on history_companies (company_id, history_id) include (number, content_type, action);
create index history_companies_kind on history_companies (company_id, content_type, history_id);
create index history_companies_snapshots on history_companies (company_id, history_id) include (content_type) where is_snapshot;

-- File contents live in the database, in chunks, addressed by their SHA-256.
create table blobs (
  sha256 text primary key,
  size integer not null,
  -- The bytes of an inbound message are never garbage-collected.
  is_message boolean not null default false,
  -- Set while a large upload is written chunk by chunk; an upload that was never finished is swept.
  staged_date timestamptz,
  -- When the bytes were stored, so that unreferenced ones can be swept.
  kept_date timestamptz
);
create index blobs_staged on blobs (staged_date) where staged_date is not null;
create index blobs_kept on blobs (kept_date) where kept_date is not null;
create table blob_chunks (
  sha256 text not null references blobs on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (sha256, position)
);

create table files (
  id integer generated always as identity primary key,
  sha256 text not null references blobs,
  name text not null,
  type text not null,
  size integer not null,
  content_type smallint not null,
  object_id integer not null,
  -- Came with the notice, as opposed to added later by a company (docs/decisions/028).
  is_original boolean not null default false,
  -- The unguessable part of a picture's URL.
  key text not null unique,
  created_by integer,
  created_date timestamptz not null
);
create index files_object on files (content_type, object_id);
create index files_sha256 on files (sha256);

create table users (
  id integer generated always as identity primary key,
  email text not null check (email = lower(email)),
  -- Null until a sign-up for the address was confirmed.
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  status_id smallint not null check (status_id in (1, 2, 3)),
  is_superuser boolean not null default false,
  image_file_id integer references files on delete set null,
  wants_digest boolean not null default true,
  -- The Monday for which the next weekly digest is due.
  digest_date date not null default '-infinity',
  date_joined timestamptz not null,
  last_login timestamptz,
  deleted_date timestamptz
);
create unique index users_email on users (email) where deleted_date is null;
create index users_date_joined on users (date_joined, id) where deleted_date is null;
-- Users who never logged in sort before all others.
create index users_last_login on users (coalesce(last_login, '-infinity'::timestamptz), id) where deleted_date is null;
create index users_name on users (lower(first_name || ' ' || last_name), id) where deleted_date is null;
create index users_status on users (status_id, id) where deleted_date is null;
create index users_superusers on users (date_joined, id) where is_superuser and deleted_date is null;
create index users_digest on users (digest_date, id) where wants_digest and not is_superuser and status_id = 1 and deleted_date is null;

-- Each sign-up has its own password and code: a code confirms only the password it was sent with (decisions §11).
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

-- A session is a family of refresh tokens; access tokens name their session and expire with it.
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
  -- Set when the link was used or a newer one replaced it.
  ended_date timestamptz
);
create index password_resets_user on password_resets (user_id);

create table logins (
  id bigint generated always as identity primary key,
  -- Null for an unknown address: a failed login costs the same work either way.
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

-- One weekly digest per user and week, including those that had nothing to report.
create table digests (
  user_id integer not null references users on delete cascade,
  week date not null,
  is_sent boolean not null,
  date timestamptz not null,
  primary key (user_id, week)
);

create table notes (
  id integer generated always as identity primary key,
  object_id integer not null,
  content_type smallint not null,
  text text not null,
  user_id integer references users,
  date timestamptz not null
);
create index notes_object on notes (content_type, object_id, id desc);

-- Responses by Idempotency-Key.
create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  key text not null,
  request_hash text not null,
  -- Null while the first request is in progress.
  status integer,
  answer jsonb,
  expires_date timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_expired on idempotency_keys (expires_date);
