-- Counter-notices (beyond § 15).

create table counternotices (
  id integer generated always as identity primary key,
  -- The notice that it answers; null if none is known.
  notice_id integer references notices,
  company_id integer references companies on delete set null,
  -- The notice that its mail made.
  letter_id integer references notices,
  -- The form that it was made from.
  submission_id integer references submissions,
  source_id smallint not null,
  received_date timestamptz not null,
  sender_name text not null,
  sender_email text check (sender_email = lower(sender_email)),
  subscriber_id integer references subscribers on delete set null,
  text text not null,
  -- As received; null if it was typed in.
  raw_file_id integer references files,
  -- The elements of § 512(g)(3), and the sentences that they were found in.
  elements jsonb not null,
  found jsonb not null,
  -- Why it is defective although its elements may be complete.
  reason text check (reason in ('nothing_disabled')),
  verdict text not null check (verdict in ('complete', 'defective')),
  is_corrected boolean not null default false,
  -- Taken back by the subscriber.
  withdrawn_date timestamptz,
  withdrawn_reason text,
  -- When the complainant retracted the notice.
  released_date timestamptz,
  -- When it was found complete, the day 0 of its clock, and the moments of the clock in the agent’s time zone of that time.
  completed_date timestamptz,
  clock_start date,
  wait jsonb,
  -- Found complete when the end of the wait was near.
  is_late boolean not null default false,
  -- Why the complainant could not be mailed.
  forward_problem text check (forward_problem in ('no_email', 'no_reply', 'not_allowed')),
  -- The latest forward did not reach the complainant.
  is_forward_failed boolean not null default false,

  -- How it stands: derived by core/rules/intake/counter-notice-standing.ts, written by counter-notices/refresh/refresh-counter-notices.ts.
  state text not null check (state in ('defective', 'running', 'held', 'restored', 'withdrawn')),
  -- The earlier one whose clock and outcome it repeats.
  leader_id integer references counternotices,
  -- From when the material may be put back, when the last day begins, and when it is over.
  due_date timestamptz,
  latest_date timestamptz,
  overdue_date timestamptz,
  put_back_by date,
  -- Mails sent: 1 for the first, 2 for that of the last day. `clock_date` is when the next one is due.
  mailed smallint not null default 0,
  clock_date timestamptz,

  created_by integer references users,
  created_date timestamptz not null,
  search text collate "C" not null generated always as (lower(sender_name || ' ' || coalesce(sender_email, ''))) stored
);
-- A message or form makes one for each notice that it answers, however often it is read.
create unique index counternotices_letter on counternotices (letter_id, coalesce(notice_id, 0)) where letter_id is not null;
create unique index counternotices_submission on counternotices (submission_id, coalesce(notice_id, 0))
  where submission_id is not null;
create index counternotices_notice on counternotices (notice_id);
create index counternotices_received on counternotices (received_date, id);
create index counternotices_state on counternotices (state, received_date, id);
create index counternotices_company_received on counternotices (company_id, received_date, id);
create index counternotices_company_state on counternotices (company_id, state, received_date, id);
create index counternotices_clock on counternotices (clock_date, id) where clock_date is not null;
-- The cards of home.
create index counternotices_open on counternotices (company_id, due_date) where state in ('running', 'held');
create index counternotices_search on counternotices using gin (ngrams(search)) with (fastupdate = off);
alter index counternotices_search alter column 1 set statistics 0;

create table counternotice_urls (
  counternotice_id integer not null references counternotices on delete cascade,
  position integer not null,
  -- Null if it is on no notice of the company.
  url_id integer references notice_urls on delete set null,
  url text not null,
  primary key (counternotice_id, position)
);
create index counternotice_urls_url on counternotice_urls (url_id);
create index counternotice_urls_same on counternotice_urls (hashtextextended(url, 0));

-- Proceedings that the complainant reported.
create table holds (
  id integer generated always as identity primary key,
  counternotice_id integer not null references counternotices on delete cascade,
  kind text not null check (kind in ('court', 'ccb')),
  state text not null check (state in ('reported', 'accepted', 'rejected', 'ended')),
  received_date timestamptz not null,
  -- The same as a date of the agent.
  received_on date not null,
  court text not null,
  case_number text not null,
  file_id integer references files,
  -- URLs that it is about; null: all.
  url_ids integer[],
  -- Of the latest state.
  reason text,
  user_id integer references users,
  date timestamptz not null
);
create index holds_counternotice on holds (counternotice_id, id);

create table counternotice_deliveries (
  id integer generated always as identity primary key,
  counternotice_id integer not null references counternotices on delete cascade,
  mail_id bigint not null references mails,
  -- To the complainant, the receipt for the sender, and replies to the sender.
  kind text not null check (kind in ('forward', 'receipt', 'reply')),
  -- Hash of recipient, subject and text of a reply.
  reply_hash text,
  email text not null,
  subject text not null,
  user_id integer references users,
  date timestamptz not null
);
create index counternotice_deliveries_counternotice on counternotice_deliveries (counternotice_id, id);
create index counternotice_deliveries_mail on counternotice_deliveries (mail_id);

-- The notice of a counter-notice’s mail, which new_count leaves out.
alter table notices
  add column has_counternotice boolean not null default false,
  -- The elements that were found in it, of a counter-notice.
  add column counter_reading jsonb;
create index notices_new_counternotices on notices (company_id) where has_counternotice and status_id = 15 and deleted_date is null;
