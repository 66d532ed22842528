create extension if not exists pg_trgm;

-- The queue. A row is a promise to do something; it goes when it was done. Leases run on the database's clock, because
-- several processes share them; due times on the product's.
create table jobs (
  id bigint generated always as identity primary key,
  name text not null,
  -- The same intent twice is one job.
  key text unique,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  leased_until timestamptz,
  lease uuid,
  last_error text,
  -- Given up: kept to be looked at, never run again.
  dead_at timestamptz
);
create index jobs_due on jobs (run_at, id) where dead_at is null;

-- The outbox: every mail that ever left, or is about to.
create table mails (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  to_email text not null,
  subject text not null,
  text text not null,
  html text not null,
  status text not null check (status in ('queued', 'sent', 'failed')),
  error text,
  created_date timestamptz not null,
  sent_date timestamptz
);
create index mails_to on mails (to_email, id desc);

-- Tries within a window, by whatever they are counted by.
create table limits (
  key text primary key,
  tries integer not null,
  expires_date timestamptz not null
);
create index limits_expired on limits (expires_date);

create table history (
  id bigint primary key,
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

-- The end of the chain: locked to append, so that entries have one order, and kept so that a lost tail is noticed.
create table history_head (
  one boolean primary key default true check (one),
  id bigint not null,
  hash text not null
);
insert into history_head (id, hash) values (0, '');

-- Files live in the database, in chunks, by their SHA-256.
create table blobs (
  sha256 text primary key,
  size integer not null
);
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
  -- What a picture's address is made of: nobody guesses it.
  key text not null unique,
  created_by integer,
  created_date timestamptz not null
);
create index files_object on files (content_type, object_id);
create index files_sha256 on files (sha256);
