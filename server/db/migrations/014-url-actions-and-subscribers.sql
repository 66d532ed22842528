-- What was done about each URL (beyond § 14), and the customers' users whose material it was (beyond § 16).

-- The users of a company, under the company's own ids.
create table subscribers (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  -- Erased on request, to `erased-{id}`: other tables hold only the subscriber's id.
  handle text not null,
  search text collate "C" not null generated always as (lower(handle)) stored,
  -- By a person; null: the strikes decide.
  set_state text check (set_state in ('terminated', 'ok')),
  -- Until when the subscriber has the company's limits of strikes; null: not at all. From the strikes and the policy, by
  -- subscribers/refresh-strikes.ts, so that lists find the states by index.
  warned_until timestamptz,
  over_until timestamptz,
  last_strike_date timestamptz,
  created_date timestamptz not null,
  erased_date timestamptz
);
create unique index subscribers_handle on subscribers (company_id, handle);
create index subscribers_search on subscribers using gin (ngrams(search)) with (fastupdate = off);
create index subscribers_date on subscribers (company_id, created_date, id);
create index subscribers_over on subscribers (company_id, over_until) where over_until is not null and set_state is null;
create index subscribers_warned on subscribers (company_id, warned_until)
  where warned_until is not null and set_state is null;
create index subscribers_terminated on subscribers (company_id) where set_state = 'terminated';

-- Append-only. The state of a URL is derived from its actions (core/rules/intake/url-states.ts).
create table url_actions (
  id integer generated always as identity primary key,
  notice_id integer not null references notices on delete cascade,
  url_id integer not null references notice_urls on delete cascade,
  action text not null check (action in ('disabled', 'gone', 'declined', 'user_notified', 'restored', 'undone')),
  -- The action that this one takes back.
  undoes_id integer unique references url_actions,
  -- When it was done, and when it was recorded. Of several actions, the one that was recorded last counts.
  date timestamptz not null,
  recorded_date timestamptz not null,
  -- By a user or by a company token; null: by the system.
  user_id integer references users,
  token_id integer,
  token_name text,
  subscriber_id integer references subscribers on delete set null,
  reason text,
  note text,
  file_id integer references files,
  check ((action = 'undone') = (undoes_id is not null)),
  check ((action = 'declined') = (reason is not null))
);
create index url_actions_url on url_actions (url_id, id);
create index url_actions_notice on url_actions (notice_id, id);
create index url_actions_subscriber on url_actions (subscriber_id) where subscriber_id is not null;

-- A row exists while a complete counter-notice that is not withdrawn and not settled by `restored` covers the URL.
create table url_disputes (
  counter_notice_id integer not null,
  url_id integer not null references notice_urls on delete cascade,
  primary key (counter_notice_id, url_id)
);
create index url_disputes_url on url_disputes (url_id);

-- URLs that are disabled now, for the median time to disable. `bucket` grows with the logarithm of the time, so that a median is
-- found among the few URLs of one bucket.
create table disabled_urls (
  url_id integer primary key references notice_urls on delete cascade,
  notice_id integer not null references notices on delete cascade,
  company_id integer not null references companies on delete cascade,
  disabled_date timestamptz not null,
  minutes integer not null check (minutes >= 0),
  bucket smallint not null generated always as (floor(4 * ln(minutes + 1) / ln(2::float8))) stored
);
create index disabled_urls_notice on disabled_urls (notice_id);
create index disabled_urls_bucket on disabled_urls (company_id, bucket, disabled_date) include (minutes);

-- One per notice and subscriber, from the first `disabled` on. `standing` and `date` follow from the actions, the disputes, the
-- retractions and `voided_date`.
create table strikes (
  id integer generated always as identity primary key,
  subscriber_id integer not null references subscribers on delete cascade,
  notice_id integer not null references notices on delete cascade,
  standing text not null check (standing in ('counted', 'pending', 'void')),
  -- Why it is void, if no person voided it.
  cause text,
  date timestamptz not null,
  -- By hand, with a reason.
  voided_date timestamptz,
  voided_by integer references users,
  void_reason text
);
create unique index strikes_once on strikes (notice_id, subscriber_id);
create index strikes_subscriber on strikes (subscriber_id, date);

create table repeat_policies (
  company_id integer primary key references companies on delete cascade,
  strike_limit smallint not null,
  -- For how long a strike counts; null: forever.
  months smallint,
  -- Null: one below the limit.
  warn_at smallint
);

-- Systems name URLs, not ids.
create index notice_urls_url on notice_urls (hashtextextended(url, 0));

alter table notices
  -- A person set the status: it no longer follows the URLs.
  add column is_status_set boolean not null default false,
  -- Of the URLs that count (reported, not ignored, on the company's domains), those without an action in effect.
  add column open_urls integer not null default 0,
  -- The earliest `disabled` that was not taken back.
  add column first_disabled_date timestamptz;

-- Until now only people and rules set these.
update notices set is_status_set = true where status_id not in (15, 16);
update notices n set open_urls = counted.urls
from (
  select u.notice_id, count(*)::int as urls
  from notice_urls u join notices n on n.id = u.notice_id left join domains d on d.id = u.domain_id
  where u.role = 'reported' and not u.is_ignored and (n.company_id is null or d.company_id = n.company_id)
  group by u.notice_id) counted
where counted.notice_id = n.id;

-- The ages of a company's open URLs are counted by day, and by the exact time within the days between two ages.
create index notices_open_urls on notices (company_id, received_date) include (open_urls)
  where open_urls > 0 and deleted_date is null and status_id in (15, 16, 17, 20);
