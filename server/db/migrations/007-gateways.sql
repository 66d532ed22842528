-- What we must know of our own charges at Stripe: who pays, and which intent stands for a charge. An intent is written
-- down before it is confirmed, so that a charge without one was never made.
create table stripe_customers (
  company_id integer primary key references companies on delete cascade,
  customer text not null
);
create table stripe_intents (
  -- Our charge's id: a payment's, or a subscription charge's.
  charge_id uuid primary key,
  intent text not null
);
