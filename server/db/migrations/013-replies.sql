-- Replies to the senders of notices (beyond § 13).

alter table deliveries
  add column kind text not null default 'forward' check (kind in ('forward', 'reply')),
  -- Hash of recipient, subject and text of a reply: an identical one within a minute is not sent.
  add column reply_hash text;

alter table mails
  -- Who wrote the mail, shown as its sender; null for automatic mail.
  add column from_name text,
  -- The message that the mail answers, and the ones before it, by Message-ID.
  add column in_reply_to text,
  add column reference_ids text[] not null default '{}';

-- beyond § 22: Notice confirmed (15) to Reply sent (25).
alter table events
  drop constraint events_event_type_check,
  add constraint events_event_type_check check (event_type between 1 and 25);
