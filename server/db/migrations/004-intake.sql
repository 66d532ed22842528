-- From an inbound message to a handled notice.

-- A message as it arrived, stored before the sender gets its acknowledgment; a job reads it later. Senders wait for this insert,
-- so the table has as few indexes as possible.
create table inbound_messages (
  id integer generated always as identity primary key,
  -- From its header; empty when there is none.
  message_id text not null,
  -- Hash of everything below the trace headers, including the Message-ID: deduplicates deliveries (decisions §10).
  content_hash text not null unique,
  -- Of its bytes, whose blob is marked `is_message`.
  sha256 text not null,
  size integer not null,
  source_id smallint not null check (source_id in (1, 6)),
  envelope_from text not null default '',
  recipients text[] not null default '{}',
  received_date timestamptz not null,
  -- Null until it was read, whatever the result.
  parsed_date timestamptz,
  -- Why it makes no notice: our own mail that bounced or looped back.
  ignored_for text
);

-- Inserts messages, their bytes and the jobs that read them; returns a row for each new message. A function, because its plan is
-- cached: senders wait for this. `all_bytes` holds the bytes of all messages, concatenated.
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

-- Senders of notices.
create table contacts (
  id integer generated always as identity primary key,
  name text not null default '',
  email text not null check (email = lower(email)),
  company text not null default '',
  phone text not null default '',
  address text not null default '',
  -- The company that entered it and alone sees it; null: the agent's.
  company_id integer references companies on delete cascade,
  search text collate "C" not null generated always as (lower(name || ' ' || email || ' ' || company)) stored,
  created_date timestamptz not null
);
create unique index contacts_email on contacts (email, coalesce(company_id, 0));
create index contacts_company on contacts (company_id, id);
create index contacts_name on contacts (lower(name), id);

create table notices (
  id integer generated always as identity primary key,
  -- The message it was read from; null: entered by hand.
  inbound_id integer references inbound_messages,
  -- The notice entered by hand of which this one is a copy for another company.
  origin_id integer references notices,
  -- Null: unassigned.
  company_id integer references companies on delete set null,
  -- Only mentioned in the notice: superusers may assign it.
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
  -- Subject, dates, sender and the rest as received; null until somebody changes them. A notice that is assigned to another
  -- company is copied in this form, without what the first company added (docs/decisions/028).
  as_received jsonb,
  message_id text,
  parse_error text,
  parsed_date timestamptz,
  raw_file_id integer references files,
  -- Hash of the sender and the sorted reported URLs: recognizes a repeated case (decisions §7).
  case_hash text,
  -- The notice that a counter-notice, a retraction or a reply answers.
  answers_id integer references notices on delete set null,
  -- Something was sent, or is queued.
  is_sent boolean not null default false,
  -- The last delivery failed, and nothing was sent since.
  is_forward_failed boolean not null default false,
  -- Closed by an assignment to another company; null again as soon as somebody sets a status.
  reassigned_date timestamptz,
  -- When its company was deleted or lost it: what that company added stays private to it.
  company_deleted_date timestamptz,
  created_by integer references users,
  created_date timestamptz not null,
  deleted_date timestamptz,
  search text collate "C" not null generated always as (lower(subject)) stored
);
-- One notice per message and company, however often the message is read. A deleted company leaves its notices unassigned, as many
-- as there are.
create unique index notices_once on notices (inbound_id, coalesce(company_id, 0))
  where inbound_id is not null and deleted_date is null and company_deleted_date is null;
create unique index notices_once_typed on notices (origin_id, coalesce(company_id, 0))
  where origin_id is not null and deleted_date is null and company_deleted_date is null;
create index notices_inbound on notices (inbound_id) where inbound_id is not null;
create index notices_company_received on notices (company_id, received_date, id) where deleted_date is null;
create index notices_company_status on notices (company_id, status_id, received_date, id) where deleted_date is null;
create index notices_received on notices (received_date, id) where deleted_date is null;
create index notices_status on notices (status_id, received_date, id) where deleted_date is null;
create index notices_sender on notices (sender_id, received_date, id) where deleted_date is null;
create index notices_case on notices (case_hash, company_id) where case_hash is not null and deleted_date is null;
create index notices_message on notices (message_id);
create index notices_acns_case on notices ((acns ->> 'case_id')) where acns is not null;
create index notices_answers on notices (answers_id) where answers_id is not null;
-- Few rows each: counted and listed from these.
create index notices_unsent on notices (company_id) where not is_sent and deleted_date is null;
create index notices_forward_failed on notices (company_id) where is_forward_failed and deleted_date is null;
create index notices_unread on notices (received_date, id)
  where completeness ->> 'verdict' = 'unread' and deleted_date is null;

create table notice_urls (
  id integer generated always as identity primary key,
  notice_id integer not null references notices on delete cascade,
  position integer not null,
  url text not null,
  host text not null,
  domain_id integer references domains on delete set null,
  is_ignored boolean not null default false,
  role text not null check (role in ('reported', 'mentioned')),
  -- Added by a person, not found in the message.
  is_added boolean not null default false
);
create index notice_urls_notice on notice_urls (notice_id, position);
create index notice_urls_domain on notice_urls (domain_id, notice_id) where domain_id is not null;
create index notice_urls_host on notice_urls (host, notice_id);
-- Few: the number of URLs that came with the message is the total minus these.
create index notice_urls_added on notice_urls (notice_id) where is_added;

-- Mails sent about a notice; the mail has the delivery status.
create table deliveries (
  id integer generated always as identity primary key,
  notice_id integer not null references notices on delete cascade,
  mail_id bigint not null references mails,
  email text not null,
  subject text not null,
  user_id integer references users,
  date timestamptz not null,
  -- The outcome that was already applied to the notice: makes settling idempotent.
  settled text
);
create index deliveries_notice on deliveries (notice_id, id);
create index deliveries_mail on deliveries (mail_id);

create table ignored_links (
  id integer generated always as identity primary key,
  -- As entered. URLs are compared with `prefix`: no scheme, no www., no trailing slash.
  link text not null,
  prefix text not null unique,
  -- A URL is compared with the links of its own host only.
  host text not null generated always as (substring(prefix from '^[^/?#]*')) stored,
  user_id integer references users,
  created_date timestamptz not null
);
create index ignored_links_host on ignored_links (host);

-- Rules.
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

-- Which rule matched which notice.
create table filter_hits (
  filter_id integer not null references filters on delete cascade,
  notice_id integer not null references notices on delete cascade,
  date timestamptz not null,
  primary key (filter_id, notice_id)
);
