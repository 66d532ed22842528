-- A search among one company's subscribers is an index-only scan.
drop index subscribers_date;
create index subscribers_date on subscribers (company_id, created_date, id) include (search);
-- Those whose limits a change of the policy moves.
create index subscribers_struck on subscribers (company_id, id) where last_strike_date is not null;
