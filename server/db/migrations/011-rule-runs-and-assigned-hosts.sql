-- Rules that run over existing notices, hosts that always belong to a company, and indexes of the queue and of search.

-- One run of a rule over the notices that exist, with the rule as it was when the run was asked for.
create table rule_runs (
  id integer generated always as identity primary key,
  filter_id integer references filters on delete set null,
  name text not null,
  condition text not null,
  rows jsonb not null,
  actions jsonb not null,
  status text not null check (status in ('counting', 'counted', 'running', 'done', 'undoing', 'undone', 'failed')),
  -- Shared by the history entries of the run, and of its undoing.
  uuid uuid not null,
  undo_uuid uuid not null,
  -- The newest notice when the run was asked for, and the last one examined.
  max_notice_id integer not null,
  cursor_id integer not null default 0,
  -- Why it failed, for people.
  message text,
  user_id integer references users,
  created_date timestamptz not null,
  finished_date timestamptz,
  undone_date timestamptz
);
-- One run of a rule at a time.
create unique index rule_runs_active on rule_runs (filter_id) where status in ('counting', 'running', 'undoing');
create index rule_runs_filter on rule_runs (filter_id, id desc);

-- The notices that a run matched, with what it changed: put back if the run is undone.
create table rule_run_notices (
  run_id integer not null references rule_runs on delete cascade,
  notice_id integer not null references notices on delete cascade,
  state text not null default 'matched' check (state in ('matched', 'applied', 'unchanged', 'undone', 'left_alone')),
  -- {status_id, sender_id} before and after; null where the run changed nothing.
  before jsonb,
  after jsonb,
  note_ids integer[] not null default '{}',
  -- The rule had not matched the notice before.
  is_first_hit boolean not null default false,
  primary key (run_id, notice_id)
);
create index rule_run_notices_state on rule_run_notices (run_id, state, notice_id);

-- Hosts without a registered domain whose notices always go to a company.
create table assigned_hosts (
  id integer generated always as identity primary key,
  host text not null unique check (host = lower(host)),
  company_id integer not null references companies on delete cascade,
  user_id integer references users,
  created_date timestamptz not null
);
create index assigned_hosts_company on assigned_hosts (company_id, id);

-- Manual payments that wait for a superuser.
create index payments_unconfirmed on payments (date) where payment_type <> 1 and status = 'pending';
-- Invoices by number or its beginning.
create index invoices_number on invoices (number collate "C");
