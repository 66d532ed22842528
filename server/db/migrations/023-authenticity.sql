-- Whether senders are who they say they are (beyond § 19).

-- The server that sent a message, for SPF; null for messages that did not come by SMTP.
alter table inbound_messages add column client_ip text;
alter table inbound_messages add column helo text;

drop function receive_messages(text[], text[], text[], integer[], smallint[], text[], text[], timestamptz[], integer[], bytea);

create function receive_messages(
  message_ids text[], content_hashes text[], sha256s text[], sizes integer[], source_ids smallint[], envelope_froms text[],
  recipient_lists text[], received_dates timestamptz[], starts integer[], client_ips text[], helos text[], all_bytes bytea
) returns table (inbound_id integer, hash text) language plpgsql as $$
begin
  return query
  with given as (
    select g.message_id, g.content_hash, g.sha256, g.size, g.source_id, g.envelope_from, g.recipients, g.received_date,
      g.client_ip, g.helo, substring(all_bytes from g.start for g.size) as bytes
    from unnest(message_ids, content_hashes, sha256s, sizes, source_ids, envelope_froms, recipient_lists, received_dates, starts,
        client_ips, helos)
      as g (message_id, content_hash, sha256, size, source_id, envelope_from, recipients, received_date, start, client_ip, helo)
  ), message as (
    insert into inbound_messages (message_id, content_hash, sha256, size, source_id, envelope_from, recipients, received_date,
      client_ip, helo)
    select g.message_id, g.content_hash, g.sha256, g.size, g.source_id, g.envelope_from,
      array(select jsonb_array_elements_text(g.recipients::jsonb)), g.received_date, g.client_ip, g.helo
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

-- Null for notices that were typed in, and for messages that were not checked.
alter table notices add column authenticity jsonb;
-- Notices with a PGP signature, which are checked again when their sender gets a key.
create index notices_pgp_signed on notices (sender_id, id) where authenticity -> 'pgp' ->> 'result' is not null;

-- What the DNS said about a message when it was checked, for evidence.
create table message_dns (
  inbound_id integer primary key references inbound_messages on delete cascade,
  answers jsonb not null
);

-- PGP keys of senders. A superuser vouches for them.
create table contact_keys (
  id integer generated always as identity primary key,
  contact_id integer not null references contacts on delete cascade,
  fingerprint text not null,
  armored text not null,
  user_ids jsonb not null,
  -- Null: never.
  expires_date timestamptz,
  created_by integer references users on delete set null,
  created_date timestamptz not null,
  unique (contact_id, fingerprint)
);
