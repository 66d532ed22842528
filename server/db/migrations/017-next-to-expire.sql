-- Whose turn is next, of those that are registered: by the order of all, every company that has ever expired was passed first.
create index companies_status_expires on companies (status_id, coalesce(expires_date, '-infinity'::date), id);
