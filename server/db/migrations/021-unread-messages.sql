-- Messages that could not be read are tried again (docs/decisions/034). They have a list and a count of their own.
create index notices_unread on notices (received_date, id)
  where completeness ->> 'verdict' = 'unread' and deleted_date is null;
-- The notices of one message, whatever became of them since.
create index notices_inbound on notices (inbound_id) where inbound_id is not null;
-- URLs that people added are few: how many of a notice's URLs came with its message follows from their number.
create index notice_urls_added on notice_urls (notice_id) where is_added;

-- What an earlier version could not read it called "not a notice", and never tried again. What a person has corrected was read by
-- that person. A message that was only read in part has another sentence, and keeps its verdict.
with unread as (
  update notices n set
    completeness = n.completeness || '{"verdict": "unread"}',
    as_received = case when n.as_received is null then null
      else jsonb_set(n.as_received, '{completeness}', n.completeness || '{"verdict": "unread"}') end,
    parsed_date = null
  where n.inbound_id is not null and n.deleted_date is null
    and n.parse_error like '%It is shown as it came; please look at the original.'
    and n.completeness @> '{"kind": "other", "verdict": "not_a_notice", "is_corrected": false}' and n.completeness -> 'found' = '{}'
  returning n.inbound_id
), reopened as (
  update inbound_messages m set parsed_date = null where m.id in (select inbound_id from unread) returning m.id
)
insert into jobs (name, key, payload, run_at)
select 'read-again', 'read-again:' || r.id || ':0', jsonb_build_object('inbound_id', r.id, 'since', now()), now() from reopened r
on conflict (key) do nothing;
