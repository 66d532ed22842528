-- Every four letters that follow one another in a text, and what is left at its end. An index of them finds "somewhere in it" by
-- lists that stay short: a list of three letters grows with the table, and a search reads several of them. A text is looked
-- through as far as anybody reads a subject.
create function fours(words text) returns tsvector language plpgsql immutable strict parallel safe as $$
declare
  read text := left(words, 4000);
begin
  return array_to_tsvector(array(select substr(read, n, 4) from generate_series(1, length(read)) n));
end $$;

drop index users_search, companies_search, contacts_search, domains_search, notices_search;
create index users_search on users using gin (fours(email || ' ' || lower(first_name || ' ' || last_name)))
  with (fastupdate = off) where deleted_date is null;
create index companies_search on companies using gin (fours(lower(name))) with (fastupdate = off);
create index contacts_search on contacts using gin (fours(search)) with (fastupdate = off);
create index domains_search on domains using gin (fours(search)) with (gin_pending_list_limit = 128);
create index notices_search on notices using gin (fours(search)) with (gin_pending_list_limit = 128) where deleted_date is null;

-- What a search finds is not foretold from these anyway (its statement is planned without its word), and gathering it costs most of
-- what an ANALYZE does.
alter index users_search alter column 1 set statistics 0;
alter index companies_search alter column 1 set statistics 0;
alter index contacts_search alter column 1 set statistics 0;
alter index domains_search alter column 1 set statistics 0;
alter index notices_search alter column 1 set statistics 0;
