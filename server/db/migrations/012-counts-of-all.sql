-- How many domains and notices there are in all, in each status: what a superuser's list has is read from a few rows, however many
-- companies there are. Kept as the counts of each company are: appended by each statement, folded by a job.
create table domain_totals (
  status_id smallint not null,
  change integer not null
);
create table notice_totals (
  status_id smallint not null,
  change integer not null
);
-- How many names begin with the same two letters: a page in the middle of all names is reached without walking past those before it.
create table domain_places (
  beginning text collate "C" not null,
  status_id smallint not null,
  change integer not null
);

create function count_all_domains() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    with made as (insert into domain_places select left(name, 2), status_id, count(*) from gained group by 1, 2 returning status_id, change)
    insert into domain_totals select status_id, sum(change) from made group by 1;
  elsif tg_op = 'DELETE' then
    with made as (insert into domain_places select left(name, 2), status_id, -count(*) from lost group by 1, 2 returning status_id, change)
    insert into domain_totals select status_id, sum(change) from made group by 1;
  else
    with made as (
      insert into domain_places
      select beginning, status_id, sum(change)
      from (
        select left(name, 2) as beginning, status_id, 1 as change from gained
        union all
        select left(name, 2), status_id, -1 from lost
      ) both_sides
      group by 1, 2 having sum(change) <> 0
      returning status_id, change
    )
    insert into domain_totals select status_id, sum(change) from made group by 1 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger domain_totals_inserted after insert on domains referencing new table as gained
  for each statement execute function count_all_domains();
create trigger domain_totals_updated after update on domains referencing old table as lost new table as gained
  for each statement execute function count_all_domains();
create trigger domain_totals_deleted after delete on domains referencing old table as lost
  for each statement execute function count_all_domains();

create function count_all_notices() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into notice_totals select status_id, count(*) from gained where deleted_date is null group by 1;
  else
    insert into notice_totals
    select status_id, sum(change)
    from (
      select status_id, 1 as change from gained where deleted_date is null
      union all
      select status_id, -1 from lost where deleted_date is null
    ) both_sides
    group by 1 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger notice_totals_inserted after insert on notices referencing new table as gained
  for each statement execute function count_all_notices();
create trigger notice_totals_updated after update on notices referencing old table as lost new table as gained
  for each statement execute function count_all_notices();

insert into domain_totals select status_id, count(*) from domains group by 1;
insert into domain_places select left(name, 2), status_id, count(*) from domains group by 1, 2;
insert into notice_totals select status_id, count(*) from notices where deleted_date is null group by 1;

-- The same of orders, by status and type.
create table order_totals (
  status_id smallint not null,
  type_id smallint not null,
  change integer not null
);
create function count_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_totals select status_id, type_id, count(*) from gained group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into order_totals select status_id, type_id, -count(*) from lost group by 1, 2;
  else
    insert into order_totals
    select status_id, type_id, sum(change)
    from (select status_id, type_id, 1 as change from gained union all select status_id, type_id, -1 from lost) both_sides
    group by 1, 2 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger order_totals_inserted after insert on orders referencing new table as gained
  for each statement execute function count_orders();
create trigger order_totals_updated after update on orders referencing old table as lost new table as gained
  for each statement execute function count_orders();
create trigger order_totals_deleted after delete on orders referencing old table as lost
  for each statement execute function count_orders();
insert into order_totals select status_id, type_id, count(*) from orders group by 1, 2;

-- What an order takes away, without looking through all that it brings.
create index order_domains_removed on order_domains (order_id, domain_id) where is_removed;
