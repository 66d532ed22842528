-- A message as it arrived: safe here before anybody is told so. It is read later, by a job. Senders wait for this row, so that it
-- has no more indexes than it needs.
create table inbound_messages (
  id integer generated always as identity primary key,
  -- As its header says; empty when it says nothing.
  message_id text not null,
  -- Of what follows the trace headers, the Message-ID included: the same message delivered twice is one (decisions §10).
  content_hash text not null unique,
  -- Of its bytes, which are marked as a message's and never dropped.
  sha256 text not null,
  size integer not null,
  source_id smallint not null check (source_id in (1, 6)),
  envelope_from text not null default '',
  recipients text[] not null default '{}',
  received_date timestamptz not null,
  -- Null until it was read, whatever came of it.
  parsed_date timestamptz,
  -- Why it makes no notice: our own mail coming back.
  ignored_for text
);
alter table blobs add column is_message boolean not null default false;

-- Messages, their bytes and the jobs that read them, in one go; a row for each that was not here before. A function, because its
-- plan is kept: senders wait for this, in a flood for nothing else. `bytes` are those of all of them, one behind the other.
create function receive_messages(
  message_ids text[], content_hashes text[], sha256s text[], sizes integer[], source_ids smallint[], envelope_froms text[],
  recipient_lists text[], received_dates timestamptz[], starts integer[], all_bytes bytea
) returns table (inbound_id integer, hash text) language plpgsql as $$
begin
  return query
  with given as (
    select g.message_id, g.content_hash, g.sha256, g.size, g.source_id, g.envelope_from, g.recipients, g.received_date,
      substring(all_bytes from g.start for g.size) as bytes
    from unnest(message_ids, content_hashes, sha256s, sizes, source_ids, envelope_froms, recipient_lists, received_dates, starts)
      as g (message_id, content_hash, sha256, size, source_id, envelope_from, recipients, received_date, start)
  ), message as (
    insert into inbound_messages (message_id, content_hash, sha256, size, source_id, envelope_from, recipients, received_date)
    select g.message_id, g.content_hash, g.sha256, g.size, g.source_id, g.envelope_from,
      array(select jsonb_array_elements_text(g.recipients::jsonb)), g.received_date
    from given g
    on conflict (content_hash) do nothing
    returning id, inbound_messages.content_hash, inbound_messages.sha256, inbound_messages.received_date
  ), kept as (
    insert into blobs (sha256, size, is_message)
    select distinct on (g.sha256) g.sha256, g.size, true from given g join message m on m.sha256 = g.sha256
    on conflict (sha256) do update set is_message = true
    returning blobs.sha256, xmax = 0 as is_new
  ), kept_bytes as (
    insert into blob_chunks (sha256, position, bytes)
    select distinct on (g.sha256) g.sha256, 0, g.bytes from given g join kept on kept.sha256 = g.sha256 and kept.is_new
  ), queued as (
    insert into jobs (name, key, payload, run_at)
    select 'read-inbound', 'inbound:' || m.id, jsonb_build_object('inbound_id', m.id), m.received_date from message m
  )
  select m.id, m.content_hash from message m;
end $$;

-- Many bytes are written piece by piece, so that nobody waits long for the database, and get their name when they are all
-- there. Until then, the time they were begun: what was never finished is swept.
alter table blobs add column staged_date timestamptz;
create index blobs_staged on blobs (staged_date) where staged_date is not null;

-- A worker looks for jobs of its own names only: thousands of others that wait do not slow it down.
drop index jobs_due;
create index jobs_due on jobs (name, run_at, id) where dead_at is null;

create table contacts (
  id integer generated always as identity primary key,
  name text not null default '',
  email text not null check (email = lower(email)),
  company text not null default '',
  phone text not null default '',
  address text not null default '',
  -- Whose own it is; null: the agent's.
  company_id integer references companies on delete cascade,
  search text collate "C" not null generated always as (lower(name || ' ' || email || ' ' || company)) stored,
  created_date timestamptz not null
);
create unique index contacts_email on contacts (email, coalesce(company_id, 0));
create index contacts_company on contacts (company_id, id);
create index contacts_name on contacts (lower(name), id);
create index contacts_search on contacts using gin (search gin_trgm_ops);

create table notices (
  id integer generated always as identity primary key,
  -- The message it was read from; null: typed in.
  inbound_id integer references inbound_messages,
  company_id integer references companies on delete set null,
  -- Only mentioned in it: for superusers, who may assign it.
  suggested_company_id integer references companies on delete set null,
  sender_id integer references contacts,
  status_id smallint not null check (status_id between 15 and 21),
  source_id smallint not null,
  carrier_id smallint,
  received_date timestamptz not null,
  subject text not null default '',
  text text not null default '',
  html text,
  company_name text not null default '',
  dmca_public_id text not null default '',
  dmca_registration_id text not null default '',
  completeness jsonb not null,
  acns jsonb,
  relay jsonb,
  message_id text,
  parse_error text,
  parsed_date timestamptz,
  raw_file_id integer references files,
  -- Of the sender and the sorted reported URLs: the same case comes again (decisions §7).
  case_hash text,
  -- The notice that a counter-notice, a retraction or a reply answers.
  answers_id integer references notices on delete set null,
  -- Something was sent, or is on its way.
  is_sent boolean not null default false,
  -- What was sent did not arrive, and nothing was sent since.
  is_forward_failed boolean not null default false,
  created_by integer references users,
  created_date timestamptz not null,
  deleted_date timestamptz,
  search text collate "C" not null generated always as (lower(subject)) stored
);
-- One notice for each company concerned, however often a message is read.
create unique index notices_once on notices (inbound_id, coalesce(company_id, 0)) where inbound_id is not null and deleted_date is null;
create index notices_company_received on notices (company_id, received_date, id) where deleted_date is null;
create index notices_received on notices (received_date, id) where deleted_date is null;
create index notices_company_status on notices (company_id, status_id, received_date, id) where deleted_date is null;
create index notices_status on notices (status_id, received_date, id) where deleted_date is null;
create index notices_sender on notices (sender_id, received_date, id) where deleted_date is null;
create index notices_case on notices (case_hash, company_id) where case_hash is not null and deleted_date is null;
create index notices_search on notices using gin (search gin_trgm_ops) where deleted_date is null;
create index notices_message on notices (message_id);
create index notices_acns_case on notices ((acns ->> 'case_id')) where acns is not null;
create index notices_forward_failed on notices (company_id) where is_forward_failed and deleted_date is null;
create index notices_answers on notices (answers_id) where answers_id is not null;

create table notice_urls (
  id integer generated always as identity primary key,
  notice_id integer not null references notices on delete cascade,
  position integer not null,
  url text not null,
  host text not null,
  domain_id integer references domains on delete set null,
  is_ignored boolean not null default false,
  role text not null check (role in ('reported', 'mentioned'))
);
create index notice_urls_notice on notice_urls (notice_id, position);
create index notice_urls_domain on notice_urls (domain_id, notice_id) where domain_id is not null;
create index notice_urls_host on notice_urls (host, notice_id);

-- What went out about a notice: the mail carries its state.
create table deliveries (
  id integer generated always as identity primary key,
  notice_id integer not null references notices on delete cascade,
  mail_id bigint not null references mails,
  email text not null,
  subject text not null,
  user_id integer references users,
  date timestamptz not null,
  -- What the notice was told of the mail: nothing is told twice.
  settled text
);
create index deliveries_notice on deliveries (notice_id, id);
create index deliveries_mail on deliveries (mail_id);

-- How many notices a company has in each status, kept like the counts of domains: company 0 is nobody's.
create table notice_counts (
  company_id integer not null,
  status_id smallint not null,
  change integer not null
);
create index notice_counts_company on notice_counts (company_id, status_id) include (change);

create function count_notices() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into notice_counts select coalesce(company_id, 0), status_id, count(*) from gained where deleted_date is null group by 1, 2;
  else
    insert into notice_counts
    select company_id, status_id, sum(change)
    from (
      select coalesce(company_id, 0) as company_id, status_id, 1 as change from gained where deleted_date is null
      union all
      select coalesce(company_id, 0), status_id, -1 from lost where deleted_date is null
    ) both_sides
    group by 1, 2 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger notices_inserted after insert on notices referencing new table as gained
  for each statement execute function count_notices();
create trigger notices_updated after update on notices referencing old table as lost new table as gained
  for each statement execute function count_notices();

create table ignored_links (
  id integer generated always as identity primary key,
  -- As it was typed; `prefix` is what URLs are compared with: no scheme, no www., no slash at the end.
  link text not null,
  prefix text not null unique,
  -- Its beginning: a URL is compared with the links of its own host alone.
  host text not null generated always as (substring(prefix from '^[^/?#]*')) stored,
  user_id integer references users,
  created_date timestamptz not null
);
create index ignored_links_host on ignored_links (host);

create table filters (
  id integer generated always as identity primary key,
  name text not null,
  is_active boolean not null default true,
  position integer not null,
  condition text not null check (condition in ('all', 'any')),
  rows jsonb not null,
  actions jsonb not null,
  stop boolean not null default false,
  created_by integer references users,
  created_date timestamptz not null
);
create index filters_position on filters (position, id);

-- Which rule matched which notice: the counts and the last hit.
create table filter_hits (
  filter_id integer not null references filters on delete cascade,
  notice_id integer not null references notices on delete cascade,
  date timestamptz not null,
  primary key (filter_id, notice_id)
);
