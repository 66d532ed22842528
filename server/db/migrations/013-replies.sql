-- Replies to the senders of notices (beyond § 13).

alter table deliveries
  add column kind text not null default 'forward' check (kind in ('forward', 'reply')),
  -- Hash of recipient, subject and text of a reply: an identical one within a minute is not sent.
  add column reply_hash text;

-- The replies of a day are counted for each company.
create index deliveries_replies on deliveries (date) where kind = 'reply';

alter table mails
  -- Who wrote the mail, shown as its sender; null for automatic mail.
  add column from_name text,
  -- The message that the mail answers, and the ones before it, by Message-ID.
  add column in_reply_to text,
  add column reference_ids text[] not null default '{}';
