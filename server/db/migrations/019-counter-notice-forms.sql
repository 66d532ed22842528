-- Counter-notices that are submitted on public pages (beyond § 15).

-- Which form it is: beyond-edges § 15 lets both wait for the same confirmation and the same queue.
alter table submissions add column kind text not null default 'notice' check (kind in ('notice', 'counter_notice'));
alter table submissions alter column kind drop default;

-- `suspect`: it came by a form that looked as if a program had sent it, and a person forwards it.
alter table counternotices drop constraint counternotices_forward_problem_check;
alter table counternotices add constraint counternotices_forward_problem_check
  check (forward_problem in ('no_email', 'no_reply', 'not_allowed', 'suspect'));
