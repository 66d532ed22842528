-- Substring and prefix search.

-- The 4-grams of a text, and what is left at its end. A GIN index of them finds substrings through short posting lists: lists of
-- 3-grams grow with the table, and a search reads several of them. Only the first 4000 characters are indexed.
create function ngrams(words text) returns tsvector language plpgsql immutable strict parallel safe as $$
declare
  read text := left(words, 4000);
begin
  return array_to_tsvector(array(select substr(read, n, 4) from generate_series(1, length(read)) n));
end $$;

-- `fastupdate = off`: rarely written and often searched, so entries go straight into the index. The tables with many writes keep
-- a pending list, which every search scans: 128 kB go unnoticed, the default of 4 MB took a search from 3.5 to 10 ms.
create index users_search on users using gin (ngrams(email || ' ' || lower(first_name || ' ' || last_name)))
  with (fastupdate = off) where deleted_date is null;
create index companies_search on companies using gin (ngrams(lower(name))) with (fastupdate = off);
create index contacts_search on contacts using gin (ngrams(search)) with (fastupdate = off);
create index domains_search on domains using gin (ngrams(search)) with (gin_pending_list_limit = 128);
create index notices_search on notices using gin (ngrams(search)) with (gin_pending_list_limit = 128) where deleted_date is null;

-- No statistics: searches are planned without their word, and gathering these would be most of the cost of an ANALYZE.
alter index users_search alter column 1 set statistics 0;
alter index companies_search alter column 1 set statistics 0;
alter index contacts_search alter column 1 set statistics 0;
alter index domains_search alter column 1 set statistics 0;
alter index notices_search alter column 1 set statistics 0;

-- One company's notices are searched by an index-only scan of all of them. A key of an index has a size limit and a subject has
-- none: notices with very long subjects are read from the table.
create index notices_company_search on notices (company_id) include (id, received_date, sender_id, search)
  where deleted_date is null and octet_length(search) <= 1000;
create index notices_company_search_long on notices (company_id) where deleted_date is null and octet_length(search) > 1000;

-- Prefix search, in byte order: the first results of Ctrl-K.
create index companies_begins on companies ((lower(name) collate "C"));
create index contacts_begins on contacts ((email collate "C"));
create index users_begins on users ((email collate "C")) where deleted_date is null;
