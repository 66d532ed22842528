-- A search among one company's subscribers is an index-only scan.
drop index subscribers_date;
create index subscribers_date on subscribers (company_id, created_date, id) include (search);
-- Those whose limits a change of the policy moves.
create index subscribers_struck on subscribers (company_id, id) where last_strike_date is not null;
-- The cards of home: those over the limit with the latest strikes.
create index subscribers_over_latest on subscribers (company_id, last_strike_date, id)
  where over_until is not null and set_state is null;
