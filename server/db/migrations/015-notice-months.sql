-- The days, added up by month: a page far into a list of years is found by its month first, then by its day. The database itself
-- keeps them with the days, whichever version of the product adds to those.
create table notice_months (
  company_id integer not null,
  month date not null,
  status_id smallint not null,
  count integer not null,
  primary key (company_id, status_id, month) include (count)
);

create function count_notice_months() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into notice_months as m
    select company_id, date_trunc('month', day)::date, status_id, sum(count) from gained group by 1, 2, 3 order by 1, 3, 2
    on conflict (company_id, status_id, month) do update set count = m.count + excluded.count;
  else
    insert into notice_months as m
    select company_id, date_trunc('month', day)::date, status_id, sum(count)
    from (
      select company_id, day, status_id, count from gained
      union all
      select company_id, day, status_id, -count from lost
    ) both_sides
    group by 1, 2, 3 order by 1, 3, 2
    on conflict (company_id, status_id, month) do update set count = m.count + excluded.count;
  end if;
  return null;
end $$;
create trigger notice_months_inserted after insert on notice_days referencing new table as gained
  for each statement execute function count_notice_months();
create trigger notice_months_updated after update on notice_days referencing old table as lost new table as gained
  for each statement execute function count_notice_months();

insert into notice_months
select company_id, date_trunc('month', day)::date, status_id, sum(count) from notice_days group by 1, 2, 3;
