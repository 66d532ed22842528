-- A filing's date and time as the superuser gave it; `completed_date` is its UTC date, from which the three years run.
alter table orders add column completed_as_given text;

-- Completed orders keep the ids that were filed with them. Blank ones meant "unchanged", so they had the company's.
update orders o
set dmca_public_id = coalesce(nullif(o.dmca_public_id, ''), c.dmca_public_id),
  dmca_registration_id = coalesce(nullif(o.dmca_registration_id, ''), c.dmca_registration_id)
from companies c
where c.id = o.company_id and o.status_id = 7;

-- Where answers to a mail go; null: to the sender.
alter table mails add column reply_to text;

-- Questions from the filing desk. The address for answers contains the token, of which only the hash is stored.
create table order_questions (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  token_hash text not null unique,
  asked_by integer references users,
  asked_date timestamptz not null
);
create index order_questions_order on order_questions (order_id);

-- Answers, which became notes. One per message, also when its reading is repeated.
create table order_answers (
  inbound_id integer primary key,
  question_id integer not null references order_questions on delete cascade,
  date timestamptz not null
);
create index order_answers_question on order_answers (question_id);
