-- Transparency reports and the export to Lumen (beyond § 21).

alter table public_pages
  -- The report at /p/{slug}/transparency.
  add column is_transparency boolean not null default false,
  -- Notices may be exported for Lumen.
  add column is_lumen boolean not null default false,
  add constraint public_pages_off check (is_on or not (is_transparency or is_lumen));

-- Months that the public page has shown. They never change again: the difference between two visits would tell about single notices.
create table published_months (
  company_id integer not null references companies on delete cascade,
  -- Its first day, in UTC.
  month date not null,
  numbers jsonb not null,
  published_date timestamptz not null,
  primary key (company_id, month)
);
