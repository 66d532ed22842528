-- Whether the agent's details were put on the company's own site: a step of the checklist until a person says so or dismisses it.
alter table companies
  add column site_step text not null default 'open' check (site_step in ('open', 'done', 'dismissed'));
