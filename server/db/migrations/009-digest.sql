-- The weekly letter. Its clock: the Monday it is next due for; before the first look at an account, never.
alter table users
  add column wants_digest boolean not null default true,
  add column digest_date date not null default '-infinity';
create index users_digest on users (digest_date, id) where wants_digest and not is_superuser and status_id = 1 and deleted_date is null;

-- One for each person and week: also the ones that had nothing to say.
create table digests (
  user_id integer not null references users on delete cascade,
  week date not null,
  is_sent boolean not null,
  date timestamptz not null,
  primary key (user_id, week)
);

-- Where a mail that comes again and again can be turned off, by one click of the mail program (RFC 8058).
alter table mails add column unsubscribe_url text;

-- What the metrics look at: the few that wait, without walking past the many that were sent.
create index mails_waiting on mails (id) where status = 'queued';

-- When bytes were kept: those that nothing came of are swept. Null: before anybody wrote it down.
alter table blobs add column kept_date timestamptz;
create index blobs_kept on blobs (kept_date) where kept_date is not null;
