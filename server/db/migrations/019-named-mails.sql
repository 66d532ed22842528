-- Mails to addresses that callers named: what the limits per target, company and account count (server/mail/named-mails.ts). No
-- foreign keys: their row locks would be taken under the advisory locks that order the counting. Swept after a day.
create table named_mails (
  id bigint generated always as identity primary key,
  -- The mailbox, folded (core/rules/mail-target.ts); null: not counted per target.
  target text,
  -- Null: not in a company's name, or a superuser's.
  company_id integer,
  user_id integer,
  date timestamptz not null
);
create index named_mails_target on named_mails (target, date);
create index named_mails_company on named_mails (company_id, date);
create index named_mails_user on named_mails (user_id, date);
create index named_mails_date on named_mails (date);
