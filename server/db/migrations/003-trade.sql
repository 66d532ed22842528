-- Orders and money.

-- Billing details where they differ from the company's own.
create table billing_infos (
  company_id integer primary key references companies on delete cascade,
  name text not null,
  email text not null,
  address text not null,
  line1 text not null,
  city text not null,
  state text not null,
  zip text not null,
  country_code text not null
);

-- The gateway's token for a card, and what may be shown of it. Never the number.
create table payment_methods (
  company_id integer primary key references companies on delete cascade,
  token text not null,
  brand text not null,
  last4 text not null,
  expiry_month smallint not null,
  expiry_year smallint not null
);

create table orders (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  type_id smallint not null check (type_id in (1, 2, 3, 4)),
  status_id smallint not null check (status_id in (7, 8, 9, 10)),
  plan_id smallint not null check (plan_id in (1, 2)),
  is_covered boolean not null default false,
  -- The company fields that this order changes: {field: value}.
  wanted jsonb not null default '{}',
  -- What the completed order changed: [{field, from, to}].
  changes jsonb not null default '[]',
  dmca_public_id text,
  dmca_registration_id text,
  created_by integer references users,
  created_date timestamptz not null,
  completed_by integer references users,
  completed_date date
);
-- At most one open order per company, also when two people place one at the same moment.
create unique index orders_open on orders (company_id) where status_id <> 7;
create index orders_company on orders (company_id, id);
create index orders_status on orders (status_id, id);
create index orders_type on orders (type_id, id);
create index orders_created on orders (created_date, id);

-- The domains an order adds or removes. A renewal or removal applies to all of the company's domains and lists none.
create table order_domains (
  order_id integer not null references orders on delete cascade,
  domain_id integer not null references domains on delete cascade,
  is_removed boolean not null default false,
  primary key (order_id, domain_id)
);
create index order_domains_domain on order_domains (domain_id, order_id);
create index order_domains_removed on order_domains (order_id, domain_id) where is_removed;

create table links (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  url text not null,
  title text not null
);
create index links_order on links (order_id, id);

-- An attempt to pay. The id is our charge's id at the gateway, so that a repeated request charges once.
create table payments (
  id uuid primary key,
  order_id integer not null references orders on delete cascade,
  payment_type smallint not null check (payment_type in (1, 2, 3, 5, 6, 7)),
  status text not null check (status in ('pending', 'paid', 'failed', 'unknown')),
  plan_id smallint not null,
  amount_cents integer not null,
  coin text,
  gateway_charge text,
  -- The gateway's reason for declining.
  declined_for text,
  -- The caller's key: a retry after a crash finds the result of the first attempt.
  idempotency_key text,
  created_by integer references users,
  date timestamptz not null
);
-- One order, one charge: a card payment that is pending, unknown or paid excludes every other (security rule 12).
create unique index payments_one_charge on payments (order_id) where status = 'paid' or (payment_type = 1 and status in ('pending', 'unknown'));
create index payments_order on payments (order_id, date desc);
create index payments_key on payments (created_by, idempotency_key);
create index payments_open on payments (date) where payment_type = 1 and status in ('pending', 'unknown');

create table subscriptions (
  company_id integer primary key references companies on delete cascade,
  period text not null check (period in ('year', 'month')),
  status text not null check (status in ('active', 'past_due', 'ended')),
  current_period_end date not null,
  -- The day of the month on which periods end: 31 stays 31 after a February.
  anchor_day smallint not null,
  -- When the subscription next needs work: an invoice, a charge, a retry, or its end. Null: nothing, until a pending charge has
  -- its outcome, somebody pays, or another card is stored.
  clock_date date,
  failures smallint not null default 0
);
create index subscriptions_clock on subscriptions (clock_date, company_id) where clock_date is not null;
create index subscriptions_past_due on subscriptions (company_id) where status = 'past_due';

-- A charge of the stored card for the period that begins at `period_start`. The id is our charge's id at the gateway.
create table subscription_charges (
  id uuid primary key,
  company_id integer not null references companies on delete cascade,
  period text not null check (period in ('year', 'month')),
  period_start date not null,
  status text not null check (status in ('pending', 'paid', 'failed', 'unknown')),
  amount_cents integer not null,
  gateway_charge text,
  declined_for text,
  date timestamptz not null
);
-- One period, one charge: one that is pending, unknown or paid excludes every other (security rule 12). While the outcome of
-- one is open, no other period is charged either.
create unique index subscription_charges_one on subscription_charges (company_id, period_start) where status <> 'failed';
create unique index subscription_charges_open on subscription_charges (company_id) where status in ('pending', 'unknown');
create index subscription_charges_waiting on subscription_charges (date) where status in ('pending', 'unknown');
create index subscription_charges_company on subscription_charges (company_id, date desc);

-- The last invoice number given out in a year.
create table invoice_numbers (
  year integer primary key,
  last integer not null
);
create table invoices (
  id integer generated always as identity primary key,
  number text not null unique,
  -- Null once its company was deleted: a number that was given out is never lost.
  company_id integer references companies on delete set null,
  order_id integer references orders on delete set null,
  order_number text,
  payment_id uuid,
  -- A subscription's invoice has no order: it is for the period that begins on this day, one each.
  period_start date,
  date date not null,
  due_date date not null,
  status text not null check (status in ('open', 'paid', 'void')),
  total_cents integer not null,
  lines jsonb not null,
  bill_to jsonb not null,
  instructions text not null default '',
  -- The PDF, once generated.
  file_id integer references files,
  -- Incremented by every change that a reader would notice; each revision is generated, and mailed where due, once.
  revision integer not null default 1,
  sent_revision integer not null default 0
);
create unique index invoices_period on invoices (company_id, period_start) where period_start is not null and status <> 'void';
create index invoices_company on invoices (company_id, id desc);
create index invoices_order on invoices (order_id);
create index invoices_payment on invoices (payment_id);
-- Revenue by day, and open balances.
create index invoices_paid on invoices (date) include (total_cents) where status = 'paid';
create index invoices_open on invoices (due_date) include (total_cents) where status = 'open';
create index invoices_balances on invoices (company_id) include (total_cents) where status = 'open';

-- The sandbox gateway's own storage: what a real gateway would keep on its side. Never a number or a code.
create table sandbox_cards (
  token text primary key,
  brand text not null,
  last4 text not null,
  expiry_month smallint not null,
  expiry_year smallint not null,
  -- Succeeds always, or only the first time.
  behaviour text not null check (behaviour in ('passes', 'passes_once')),
  charges integer not null default 0
);
create table sandbox_charges (
  id uuid primary key,
  -- Null: paid.
  declined_for text,
  token text references sandbox_cards,
  amount_cents integer not null
);

-- Stripe's ids for our customers and charges. An intent is recorded before it is confirmed, so a charge without one was never made.
create table stripe_customers (
  company_id integer primary key references companies on delete cascade,
  customer text not null
);
create table stripe_intents (
  -- Our charge's id: a payment's, or a subscription charge's.
  charge_id uuid primary key,
  intent text not null
);

-- The connection to Xero, at most one. The tokens are sealed with a key that is not in the database.
create table xero_connection (
  id smallint primary key default 1 check (id = 1),
  tenant_id text not null,
  tenant_name text not null,
  sealed_tokens text not null,
  access_expires_date timestamptz not null,
  -- A refresh token expires 60 days after its last use.
  refresh_expires_date timestamptz not null,
  connected_by integer references users on delete set null,
  connected_date timestamptz not null,
  -- Why the connection no longer works; null while it does.
  broken_for text,
  -- Rate-limited by Xero until then.
  paused_until timestamptz,
  -- Paid invoices were read up to here.
  payments_read_date timestamptz,
  -- Held by the process that refreshes the tokens; others wait until it expires.
  lease uuid,
  leased_until timestamptz
);

-- OAuth states: bound to the user who started the flow, used once.
create table xero_states (
  hash text primary key,
  user_id integer not null references users on delete cascade,
  expires_date timestamptz not null
);

-- The state of an invoice in Xero.
create table xero_invoices (
  invoice_id integer primary key references invoices on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'pushed', 'paid', 'void', 'failed')),
  xero_id text,
  -- Paid according to Xero, and not yet recorded here.
  is_paid boolean not null default false,
  attempts integer not null default 0,
  error text,
  -- When there is work to do; null: none.
  due_date timestamptz,
  -- When it was last queued.
  date timestamptz not null
);
create index xero_invoices_due on xero_invoices (due_date, invoice_id) where due_date is not null;
create index xero_invoices_xero on xero_invoices (xero_id);
