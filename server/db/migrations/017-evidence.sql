-- Evidence packs (beyond § 14), and the mails that they contain.

alter table mails
  -- Rendered once, kept, and sent from what is kept; the tries are recorded.
  add column is_kept boolean not null default false,
  -- Its bytes. No foreign key: they are never deleted, and every deleted file would be looked up here.
  add column raw_file_id integer;

-- Each try to deliver a kept mail, and what the mail server answered.
create table mail_tries (
  id bigint generated always as identity primary key,
  mail_id bigint not null references mails on delete cascade,
  date timestamptz not null,
  -- SMTP status code; null: no server answered.
  code smallint,
  words text not null
);
create index mail_tries_mail on mail_tries (mail_id, id);

create table evidence_packs (
  id integer generated always as identity primary key,
  notice_id integer not null references notices on delete cascade,
  -- Of the notice when the pack was asked for; null: unassigned.
  company_id integer references companies on delete cascade,
  status text not null check (status in ('making', 'ready', 'failed', 'expired')),
  -- Why it failed, as a sentence.
  error text,
  -- The ZIP, while it is ready. No foreign key, as above.
  file_id integer,
  user_id integer references users,
  created_date timestamptz not null,
  -- When the ZIP is deleted.
  expires_date timestamptz,
  check ((status = 'ready') = (file_id is not null))
);
create index evidence_packs_notice on evidence_packs (notice_id, id);
create unique index evidence_packs_making on evidence_packs (notice_id) where status = 'making';
create index evidence_packs_company on evidence_packs (company_id);
