import { type RawBuilder, sql } from 'kysely';
import { foldCounts as foldCompanies } from '#server/features/companies/company-list.queries.ts';
import { type Call, quickest, withProduct } from './harness.ts';

/**
 * `npx tsx bench/find.ts`: what Ctrl-K finds, and the lists of companies and users, on a real PostgreSQL with 200,000
 * companies, domains and senders each, 300,000 notices and 200,000 users. Every word must be quick: one that is everywhere,
 * one that is rare, one that is nowhere, one or two letters. `FACTOR=5` makes it a million of each.
 */
const FACTOR = Number(process.env.FACTOR ?? 1);
const [COMPANIES, DOMAINS, SENDERS, NOTICES, USERS, RUNS] = [200_000, 200_000, 200_000, 300_000, 200_000, 9];
const BATCH = 20_000;
const WORDS = sql`(array['harbor', 'quay', 'pier', 'beacon', 'tide', 'anchor', 'sail', 'reef'])`;

await withProduct(async ({ deps: { db }, person }) => {
  // Every company has an owner, and none of those who are measured is the owner of them all.
  const [superuser, owner, keeper] = [await person(true), await person(), await person()];
  const inBatches = async (rows: number, insert: (from: number, to: number) => RawBuilder<unknown>) => {
    for (let from = 0; from < rows * FACTOR; from += BATCH) await insert(from + 1, from + BATCH).execute(db);
  };
  await inBatches(
    COMPANIES,
    (from, to) => sql`insert into companies (name, city, status_id, expires_date, notice_email, created_date)
      select initcap(${WORDS}[1 + n % 8]) || ' ' || substr(md5(n::text), 1, 6) || ' Ltd', 'Portland',
        (array[13, 13, 13, 13, 4, 5, 6, 14])[1 + n % 8], case when n % 8 < 4 then date '2026-06-01' + n % 1095 end,
        case when n % 3 > 0 then 'a' || n || '@example.com' end, timestamptz '2020-01-01' + n * interval '3 minutes'
      from generate_series(${from}::int, ${to}::int) n`,
  );
  await sql`insert into representatives (company_id, user_id, email, role, status, invited_date)
    select n, ${owner.id}, 'owner@example.com', 'owner', 'active', now() from generate_series(1, 3) n`.execute(db);
  await sql`insert into representatives (company_id, user_id, email, role, status, invited_date)
    select n, ${keeper.id}, 'keeper@example.com', 'owner', 'active', now()
    from generate_series(4, ${COMPANIES * FACTOR}) n`.execute(db);
  await inBatches(
    DOMAINS,
    (from, to) => sql`insert into domains (name, unicode_name, company_id, status_id, created_date)
      select name, name, case when n % 4 = 0 then 1 + n % 3 else 1 + n % ${COMPANIES} end, 13, now() from (
        select n, ${WORDS}[1 + n % 8] || '-' || substr(md5(n::text), 1, 8) || n || '.com' as name
        from generate_series(${from}::int, ${to}::int) n) made`,
  );
  await inBatches(
    SENDERS,
    (from, to) => sql`insert into contacts (name, email, company, created_date)
      select initcap(${WORDS}[1 + n % 8]) || ' Rights ' || n, 'agent' || n || '@' || substr(md5(n::text), 1, 6) || '.example.com', '', now()
      from generate_series(${from}::int, ${to}::int) n`,
  );
  await inBatches(
    NOTICES,
    (
      from,
      to,
    ) => sql`insert into notices (company_id, sender_id, status_id, source_id, received_date, subject, completeness, created_date)
      select case when n % 4 = 0 then 1 + n % 3 else 1 + n % ${COMPANIES} end, 1 + n % ${SENDERS}, 15, 1,
        timestamptz '2024-01-01' + n * interval '2 minutes', 'Notice of infringement: ' || ${WORDS}[1 + n % 8] || ' ' || substr(md5(n::text), 1, 8), '{}', now()
      from generate_series(${from}::int, ${to}::int) n`,
  );
  await inBatches(
    USERS,
    (from, to) => sql`insert into users (email, first_name, last_name, status_id, date_joined, last_login)
      select 'user' || n || '@example.net', initcap(${WORDS}[1 + n % 8]), substr(md5(n::text), 1, 7),
        case when n % 50 = 0 then 2 when n % 10 = 0 then 3 else 1 end, timestamptz '2021-01-01' + n * interval '5 minutes',
        case when n % 10 > 0 then now() - n * interval '1 minute' end
      from generate_series(${from}::int, ${to}::int) n`,
  );
  await sql`insert into orders (company_id, type_id, status_id, plan_id, created_date)
    select n, 1, case when n % 50 = 0 then 8 else 7 end, 1, now() from generate_series(1, ${COMPANIES}) n`.execute(db);
  await sql`insert into invoices (number, company_id, date, due_date, status, total_cents, lines, bill_to)
    select 'B-' || n, n, '2026-01-01', '2026-01-15', case when n % 40 = 0 then 'open' else 'paid' end, 96000, '[]', '{}'
    from generate_series(1, ${COMPANIES}) n`.execute(db);
  await sql`insert into subscriptions (company_id, period, status, current_period_end, anchor_day)
    select n, 'year', case when n % 100 = 0 then 'past_due' else 'active' end, '2027-01-01', 1
    from generate_series(1, ${COMPANIES}) n`.execute(db);
  await foldCompanies(db);
  await sql`vacuum analyze`.execute(db);

  const measure = (call: Call, path: string) =>
    quickest(RUNS, async () => {
      const response = await call(path);
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.text();
    });
  const rare = await sql<{ name: string }>`select name from domains where id = 1234`.execute(db);
  const words = {
    everywhere: 'com',
    'one in eight': 'harbor',
    'a part of one domain': rare.rows[0]!.name.slice(7, 15),
    'a whole domain': rare.rows[0]!.name,
    nowhere: 'no such thing',
    'one letter': 'h',
    'two letters': 'ti',
    'two letters, nowhere': 'zq',
    'a number': '4711',
    'a hash of six': '3c59dc',
  };
  for (const [who, call] of [
    ['superuser', superuser.call],
    ['owner of three with a quarter of all', owner.call],
  ] as const) {
    console.log(`\nfind, ${who}`);
    for (const [what, word] of Object.entries(words)) {
      const ms = await measure(call, `/find/?search=${encodeURIComponent(word)}`);
      console.log(`  ${what.padEnd(26)} ${ms.toFixed(1).padStart(7)} ms`);
    }
  }
  console.log('\nlists, superuser');
  const lists = {
    companies: '/companies/?limit=20&with_balance=true',
    'companies of a status': '/companies/?limit=20&status__name=Suspended',
    'companies, action needed': '/companies/?limit=20&protection=action_needed',
    'companies, protected': '/companies/?limit=20&protection=protected',
    'companies, not protected': '/companies/?limit=20&protection=not_protected',
    'companies, 30 days': '/companies/?limit=20&expires_within=30',
    'companies, open order': '/companies/?limit=20&has_open_order=true',
    'companies, no open order': '/companies/?limit=20&has_open_order=false',
    'companies, balance': '/companies/?limit=20&has_balance=true',
    'companies, searched': '/companies/?limit=20&search=harbor',
    'companies, deep': '/companies/?limit=20&offset=150000',
    users: '/users/?limit=10',
    'users, blocked': '/users/?limit=10&status__name=Blocked',
    'users, superusers': '/users/?limit=10&is_superuser=true',
    'users, never logged in': '/users/?limit=10&has_logged_in=false',
    'users, with a company': '/users/?limit=10&has_company=true',
    'users, without a company': '/users/?limit=10&has_company=false',
  };
  for (const [what, path] of Object.entries(lists)) {
    console.log(`  ${what.padEnd(26)} ${(await measure(superuser.call, path)).toFixed(1).padStart(7)} ms`);
  }
  const start = performance.now();
  const sheet = await (await superuser.call('/companies/export/')).text();
  console.log(
    `\nexport of ${sheet.split('\n').length - 2} companies: ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
});
