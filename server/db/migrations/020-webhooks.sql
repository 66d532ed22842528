-- Webhooks (beyond § 17).

create table webhooks (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  url text not null,
  -- Shown where the whole address, which may contain a key, is not.
  host text not null generated always as (split_part(url, '/', 3)) stored,
  description text not null default '',
  events text[] not null,
  is_active boolean not null default true,
  -- Why it was turned off automatically.
  disabled_reason text check (disabled_reason in ('gone', 'failing', 'company_removed')),
  -- Encrypted with a key that is not in the database.
  sealed_secret text not null,
  secret_hint text not null,
  -- The secret before the last rotation signs too until then.
  previous_sealed_secret text,
  previous_until timestamptz,
  created_date timestamptz not null,
  last_success timestamptz,
  -- The first failure after the last success.
  failing_since timestamptz
);
create index webhooks_company on webhooks (company_id, id);
create index webhooks_failing on webhooks (failing_since) where is_active and failing_since is not null;

-- One message to one webhook.
create table webhook_deliveries (
  id integer generated always as identity primary key,
  webhook_id integer not null references webhooks on delete cascade,
  -- The same for all webhooks of the company.
  message_id text not null,
  type text not null,
  -- The very bytes that are signed and sent.
  body text not null,
  created_date timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
  tries jsonb not null default '[]',
  -- Failed tries since it was recorded or replayed.
  failures smallint not null default 0,
  next_date timestamptz,
  leased_until timestamptz,
  check ((status = 'waiting') = (next_date is not null))
);
create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id);
create index webhook_deliveries_failed on webhook_deliveries (webhook_id, created_date, id) where status = 'failed';
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_date, id) where status = 'waiting';
create index webhook_deliveries_leased on webhook_deliveries (webhook_id, leased_until) where leased_until is not null;
create index webhook_deliveries_age on webhook_deliveries (created_date);
