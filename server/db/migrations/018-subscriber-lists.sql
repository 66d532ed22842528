-- The lists of subscribers (beyond § 16), of one company by id and of all companies by date.
create index subscribers_id on subscribers (company_id, id);
create index subscribers_all on subscribers (created_date, id);
