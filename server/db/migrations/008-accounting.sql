-- The one link to the accounts. The tokens are sealed with a key that is not in the database.
create table xero_connection (
  id smallint primary key default 1 check (id = 1),
  tenant_id text not null,
  tenant_name text not null,
  sealed_tokens text not null,
  access_expires_date timestamptz not null,
  -- The refresh token's end: 60 days after it was last used.
  refresh_expires_date timestamptz not null,
  connected_by integer references users on delete set null,
  connected_date timestamptz not null,
  -- Why the link no longer works; null while it does.
  broken_for text,
  -- Until then Xero wants no calls.
  paused_until timestamptz,
  -- Paid invoices were read up to here.
  payments_read_date timestamptz,
  -- Whoever refreshes the tokens, and until when the others wait for it.
  lease uuid,
  leased_until timestamptz
);

-- A way to Xero and back that somebody began: bound to them, used once.
create table xero_states (
  hash text primary key,
  user_id integer not null references users on delete cascade,
  expires_date timestamptz not null
);

alter table companies add column xero_contact_name text;

-- What the accounts know of an invoice.
create table xero_invoices (
  invoice_id integer primary key references invoices on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'pushed', 'paid', 'void', 'failed')),
  xero_id text,
  -- The accounts say that it was paid: it remains to say so here.
  is_paid boolean not null default false,
  attempts integer not null default 0,
  error text,
  -- When there is something to do about it; null: nothing.
  due_date timestamptz,
  -- When it was given to be sent, the last time.
  date timestamptz not null
);
create index xero_invoices_due on xero_invoices (due_date, invoice_id) where due_date is not null;
create index xero_invoices_xero on xero_invoices (xero_id);
