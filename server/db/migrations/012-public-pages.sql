-- Public pages of companies, and the notice forms that are submitted there.

-- The settings of a company's page. No row: nothing was set yet.
create table public_pages (
  company_id integer primary key references companies on delete cascade,
  -- Null until the first registration is complete.
  slug text,
  is_on boolean not null default false,
  service_name text not null default '',
  intro text not null default '',
  repeat_policy text not null default ''
);

-- Every slug that a page ever had: an earlier one leads to the company's current one, and no other company gets it.
create table page_slugs (
  slug text primary key,
  company_id integer not null references companies,
  created_date timestamptz not null
);
create index page_slugs_company on page_slugs (company_id);
alter table public_pages add foreign key (slug) references page_slugs;

-- Companies that are registered already get their pages from a job: slugs follow a rule that SQL doesn't know.
insert into jobs (name, key, payload, run_at)
select 'open-pages', 'open-pages', '{}', now()
where exists (select 1 from companies where registered_date is not null);

create table submissions (
  id integer generated always as identity primary key,
  -- SH-XXXX-XXXX
  reference text not null unique,
  company_id integer not null references companies,
  -- See core/rules/intake/submission-life.ts.
  state text not null check (state in ('submitted', 'confirmed', 'accepted', 'spam')),
  is_suspect boolean not null,
  -- As typed, and as the text of the notice. Emptied when the personal data of spam is erased.
  form jsonb not null,
  text text not null,
  lang text not null,
  policy_version text not null,
  -- Hash of company, address, words and files: recognizes a form that is sent twice.
  words_hash text not null,
  -- Of the emailed tokens. The status link is made with the receipt.
  confirm_hash text not null unique,
  status_hash text unique,
  submitted_date timestamptz not null,
  -- When the sender used the link.
  confirmed_date timestamptz,
  -- Who accepted the form or marked it as spam, and when.
  decided_by integer references users,
  decided_date timestamptz,
  withdrawn_date timestamptz,
  erased_date timestamptz
);
create index submissions_company on submissions (company_id, submitted_date) include (state, is_suspect);
create index submissions_words on submissions (words_hash, submitted_date);
-- In the order of the queue.
create index submissions_waiting on submissions ((not is_suspect), submitted_date, id) where state = 'submitted';
create index submissions_spam on submissions (decided_date) where state = 'spam' and erased_date is null;

-- Information that the sender added later.
create table submission_supplements (
  id integer generated always as identity primary key,
  submission_id integer not null references submissions,
  text text not null,
  date timestamptz not null
);
create index submission_supplements_submission on submission_supplements (submission_id, id);

-- The form that a notice came with; a copy for another company has the same.
alter table notices add column submission_id integer references submissions;
create index notices_submission on notices (submission_id) where submission_id is not null;

-- Tries of limits with a sliding window. Deleted after a day.
create table sliding_tries (
  key text not null,
  date timestamptz not null
);
create index sliding_tries_key on sliding_tries (key, date);
create index sliding_tries_date on sliding_tries (date);
