-- Whose work a notice is: its assignee, and whether it is still open.

alter table notices
  -- The person who handles it: a handler of its company, or a superuser.
  add column assignee_id integer references users on delete set null,
  -- The latest delivery to some address failed.
  add column has_failed_delivery boolean not null default false;

update notices n set has_failed_delivery = true
where exists (
  select 1 from (
    select distinct on (lower(d.email)) m.status from deliveries d join mails m on m.id = d.mail_id
    where d.notice_id = n.id order by lower(d.email), d.id desc) latest
  where latest.status = 'failed');

-- beyond § 23: the agent handles New notices and failed deliveries, until the notice is Resolved, Rejected or Ignored.
alter table notices add column is_open_for_agent boolean not null
  generated always as (status_id = 15 or (has_failed_delivery and status_id in (16, 17, 20))) stored;

create index notices_open_for_agent on notices (received_date, id) where is_open_for_agent and deleted_date is null;
-- With the columns that lists of several statuses check, so that these are read from the index alone.
drop index notices_status;
create index notices_status on notices (status_id, received_date, id) include (is_open_for_agent, assignee_id)
  where deleted_date is null;
-- New notices have no assignee, so receiving them costs nothing here.
create index notices_assignee on notices (assignee_id, received_date, id)
  where assignee_id is not null and deleted_date is null;
