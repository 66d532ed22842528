-- A trigram index gathers what is new in a list that every search reads through before the index. Every login changes its user's row:
-- what is written seldom and searched often goes into the index at once.
alter index users_search set (fastupdate = off);
alter index companies_search set (fastupdate = off);
alter index contacts_search set (fastupdate = off);
