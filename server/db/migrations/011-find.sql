-- What a search is the beginning of, in the order of the bytes: the first lines of what Ctrl-K finds.
create index companies_begins on companies ((lower(name) collate "C"));
create index contacts_begins on contacts ((email collate "C"));
create index users_begins on users ((email collate "C")) where deleted_date is null;

-- What the lists of users and companies are narrowed by.
create index users_superusers on users (date_joined, id) where is_superuser and deleted_date is null;
create index representatives_members on representatives (user_id) where status = 'active';
create index invoices_balances on invoices (company_id) include (total_cents) where status = 'open';
create index subscriptions_past_due on subscriptions (company_id) where status = 'past_due';
create index companies_unaddressed on companies (id) where notice_email is null and status_id in (6, 13);
create index companies_status_created on companies (status_id, created_date, id);

-- How many companies and users there are in each status, kept like the counts of domains: appended by each statement, so that
-- no two acts wait for one row, and folded by a job.
create table company_counts (
  status_id smallint not null,
  change integer not null
);
insert into company_counts select status_id, count(*) from companies group by 1;

create function count_companies() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into company_counts select status_id, count(*) from gained group by 1;
  elsif tg_op = 'DELETE' then
    insert into company_counts select status_id, -count(*) from lost group by 1;
  else
    insert into company_counts
    select status_id, sum(change)
    from (select status_id, 1 as change from gained union all select status_id, -1 from lost) both_sides
    group by 1 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger companies_inserted after insert on companies referencing new table as gained
  for each statement execute function count_companies();
create trigger companies_updated after update on companies referencing old table as lost new table as gained
  for each statement execute function count_companies();
create trigger companies_deleted after delete on companies referencing old table as lost
  for each statement execute function count_companies();

create table user_counts (
  status_id smallint not null,
  is_superuser boolean not null,
  change integer not null
);
insert into user_counts select status_id, is_superuser, count(*) from users where deleted_date is null group by 1, 2;

create function count_users() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into user_counts select status_id, is_superuser, count(*) from gained where deleted_date is null group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into user_counts select status_id, is_superuser, -count(*) from lost where deleted_date is null group by 1, 2;
  else
    insert into user_counts
    select status_id, is_superuser, sum(change)
    from (
      select status_id, is_superuser, 1 as change from gained where deleted_date is null
      union all
      select status_id, is_superuser, -1 from lost where deleted_date is null
    ) both_sides
    group by 1, 2 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger users_inserted after insert on users referencing new table as gained
  for each statement execute function count_users();
create trigger users_updated after update on users referencing old table as lost new table as gained
  for each statement execute function count_users();
create trigger users_deleted after delete on users referencing old table as lost
  for each statement execute function count_users();
