-- Notes that only superusers see.
alter table notes add column is_internal boolean not null default false;
-- Few: subtracted from the number of a company's history entries that its members see.
create index history_companies_internal on history_companies (company_id) where action = 'internal note added';
