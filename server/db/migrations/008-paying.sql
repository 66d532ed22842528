-- Paying: orders without a chosen method, subscriptions that are canceled, and what an invoice says about its payment.

-- Null: 'Continue without payment'. The customer has not chosen a method yet.
alter table payments alter column payment_type drop not null;

-- An order with an open invoice waits for its payment, also when no method was chosen.
insert into payments (id, order_id, payment_type, status, plan_id, amount_cents, date)
select gen_random_uuid(), i.order_id, null, 'pending', o.plan_id, i.total_cents, i.date
from invoices i join orders o on o.id = i.order_id
where i.status = 'open' and o.status_id in (9, 10)
  and not exists (select 1 from payments p where p.order_id = i.order_id and p.status in ('pending', 'unknown', 'paid'));

-- The subscription is not renewed: it ends with its current period.
alter table subscriptions add column cancels_at_end boolean not null default false;
create index subscriptions_ended on subscriptions (company_id) where status = 'ended';

-- The chosen method of an open invoice ("Wire transfer"), or how it was paid ("Visa •••• 4242"). Null: unknown.
alter table invoices add column method text;
-- The paid period. Null until it is known.
alter table invoices add column service_start date;
alter table invoices add column service_end date;
update invoices i set service_start = i.period_start,
  service_end = (i.period_start + case when i.total_cents = 10000 then interval '1 month' else interval '1 year' end)::date
where i.period_start is not null;
