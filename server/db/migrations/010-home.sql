-- How many notices came on each day, by company and status: what plots and ages are drawn from, however many notices there
-- are. Company 0 is nobody's, company -1 is everybody's, so that the sum of all need not be taken company by company.
-- Every statement appends what it changed, as with the counts; a job adds it to the days, which have one row each.
create table notice_days (
  company_id integer not null,
  day date not null,
  status_id smallint not null,
  count integer not null,
  primary key (company_id, status_id, day) include (count)
);
create table notice_day_changes (
  company_id integer not null,
  day date not null,
  status_id smallint not null,
  change integer not null
);
create index notice_day_changes_company on notice_day_changes (company_id, status_id, day) include (change);

create function count_notice_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into notice_day_changes
    select case when grouping(company_id) = 1 then -1 else company_id end, day, status_id, count(*)
    from (
      select coalesce(company_id, 0) as company_id, (received_date at time zone 'UTC')::date as day, status_id
      from gained where deleted_date is null
    ) made
    group by grouping sets ((company_id, day, status_id), (day, status_id));
  else
    insert into notice_day_changes
    select case when grouping(company_id) = 1 then -1 else company_id end, day, status_id, sum(change)
    from (
      select coalesce(company_id, 0) as company_id, (received_date at time zone 'UTC')::date as day, status_id, 1 as change
      from gained where deleted_date is null
      union all
      select coalesce(company_id, 0), (received_date at time zone 'UTC')::date, status_id, -1 from lost where deleted_date is null
    ) both_sides
    group by grouping sets ((company_id, day, status_id), (day, status_id)) having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger notice_days_inserted after insert on notices referencing new table as gained
  for each statement execute function count_notice_days();
create trigger notice_days_updated after update on notices referencing old table as lost new table as gained
  for each statement execute function count_notice_days();

insert into notice_days
select case when grouping(company_id) = 1 then -1 else company_id end, day, status_id, count(*)
from (
  select coalesce(company_id, 0) as company_id, (received_date at time zone 'UTC')::date as day, status_id
  from notices where deleted_date is null
) made
group by grouping sets ((company_id, day, status_id), (day, status_id));

-- What has not gone out yet, what did not arrive, and what was given up: few among many.
create index notices_unsent on notices (company_id) where not is_sent and deleted_date is null;
create index mails_failed on mails (created_date) where status = 'failed';
create index jobs_dead on jobs (id) where dead_at is not null;

-- Revenue by day, and what is still owed.
create index invoices_paid on invoices (date) include (total_cents) where status = 'paid';
create index invoices_open on invoices (due_date) include (total_cents) where status = 'open';
