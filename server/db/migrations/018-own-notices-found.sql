-- One's own notices are looked at one by one when they are searched: here they stand side by side with what is looked at. A key of
-- an index has its limit, a subject has none, so that the endless ones, if there are any, are looked up where they lie.
create index notices_company_search on notices (company_id) include (id, received_date, sender_id, search)
  where deleted_date is null and octet_length(search) <= 1000;
create index notices_company_search_long on notices (company_id) where deleted_date is null and octet_length(search) > 1000;
