import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { hashPassword } from '#server/crypto/passwords.ts';
import { ACCOUNTS, MEMBER, PASSWORD, type Size } from './size.ts';

/** The first account is the superuser, the second the member. */
export async function loadPeople(client: ClientBase, { companies }: Size): Promise<void> {
  const users = ACCOUNTS + 2 * companies;
  await client.query(
    `insert into users (email, password_hash, first_name, last_name, status_id, is_superuser, date_joined, last_login)
     select 'person-' || n || '@example.net', $1, (array['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Grace', 'Hal'])[1 + n % 8],
       initcap(substr(md5(n::text), 1, 7)), case when n > ${ACCOUNTS} and n % 50 = 0 then 2 when n > ${ACCOUNTS} and n % 17 = 0 then 3 else 1 end,
       n = 1, now() - n * interval '1 hour', case when n % 5 > 0 then now() - n * interval '20 minutes' end
     from generate_series(1, ${users}) n`,
    [await hashPassword(PASSWORD)],
  );
  const ids = Array.from({ length: ACCOUNTS }, () => randomUUID());
  await client.query(
    `insert into sessions (id, user_id, created_date, expires_date)
     select id, n, now(), now() + interval '30 days' from unnest($1::uuid[]) with ordinality as s (id, n)`,
    [ids],
  );
}

/** The member owns three companies; the others have one owner each. Most are registered, some expire soon or have expired. */
export async function loadCompanies(client: ClientBase, { companies }: Size): Promise<void> {
  await client.query(`
    insert into companies (name, address, line1, city, state, zip, phone, notice_email, status_id, dmca_public_id,
      dmca_registration_id, registered_date, expires_date, created_date)
    select initcap((array['harbor', 'quay', 'pier', 'beacon', 'tide', 'anchor', 'sail', 'reef'])[1 + n % 8]) || ' '
        || initcap(substr(md5('c' || n), 1, 6)) || (array[' Ltd', ' Inc', ' LLC', ' GmbH'])[1 + n / 8 % 4],
      n || ' Dock Street', n || ' Dock Street', 'Portland', 'OR', '97201', '+1 503 555 0100',
      case when n % 10 > 0 then 'notices-' || n || '@example.com' end,
      case when n <= ${MEMBER.companies} then 13 else (array[13, 13, 13, 13, 13, 13, 13, 13, 5, 4])[1 + n % 10] end,
      case when n % 10 < 9 then 'DMCA-10' || n end, case when n % 10 < 9 then 'R-' || n end,
      case when n % 10 < 9 then current_date - 1095 + n * 7 % 1095 end,
      case when n % 10 = 8 then current_date - n % 300 when n % 10 < 8 then current_date + 1 + n * 7 % 1095 end,
      now() - (${companies} - n) * interval '1 hour'
    from generate_series(1, ${companies}) n`);
  await client.query(`
    insert into representatives (company_id, user_id, email, role, status, invited_date)
    select n, u.id, u.email, 'owner', 'active', now()
    from generate_series(1, ${companies}) n
    join users u on u.id = case when n <= ${MEMBER.companies} then 2 else ${ACCOUNTS} + n end`);
  await client.query(`
    insert into subscriptions (company_id, period, status, current_period_end, anchor_day)
    select n, case when n % 3 = 0 then 'month' else 'year' end, case when n % 97 = 0 then 'past_due' else 'active' end,
      current_date + n % 365, 1 from generate_series(1, ${companies}) n where n % 10 < 8`);
}
