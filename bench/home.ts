import { sql } from 'kysely';
import { foldCounts as foldDomainCounts } from '#server/features/domains/domains.queries.ts';
import { foldCounts } from '#server/features/notices/inbound.queries.ts';
import { foldDays } from '#server/features/notices/notice-days.queries.ts';
import { quickest, withProduct } from './harness.ts';

/**
 * `npx tsx bench/home.ts`: the two homes, a company's standing and the tabs of the notices on a real PostgreSQL with 200,000
 * notices over three years, 20,000 of them of one company, 1,000 companies, 100,000 domains and 20,000 invoices. First with
 * what ten minutes of a flood leave to be folded, then folded. With `EXPLAIN=1` also how PostgreSQL gets at the days.
 */
const COMPLETE = JSON.stringify({
  ...{ signature: true, work: true, material: true, contact: true, good_faith: true, accuracy: true },
  ...{ verdict: 'complete', kind: 'takedown', found: {}, is_corrected: false },
});
const [NOTICES, COMPANIES, DOMAINS, INVOICES, BATCH, RUNS] = [200_000, 1000, 100_000, 20_000, 10_000, 25];

await withProduct(async ({ deps: { db }, person }) => {
  const [owner, several, superuser] = [await person(), await person(), await person(true)];
  await sql`insert into companies (name, status_id, expires_date, created_date)
    select 'Company ' || n, case when n % 20 = 0 then 5 else 13 end, current_date + (n % 1000) - 40, now()
    from generate_series(1, ${COMPANIES}::int) n`.execute(db);
  await sql`insert into contacts (name, email, created_date)
    select 'Sender ' || n, 'sender-' || n || '@example.net', now() from generate_series(1, 500) n`.execute(db);
  await sql`insert into domains (name, unicode_name, company_id, status_id, created_date)
    select 'site-' || n || '.example.com', 'site-' || n || '.example.com', 1 + n % ${COMPANIES}, case n % 20 when 0 then 14 when 1 then 10 else 13 end, now()
    from generate_series(1, ${DOMAINS}::int) n`.execute(db);
  await sql`insert into orders (company_id, type_id, status_id, plan_id, created_date)
    select n, 2, case n % 10 when 0 then 8 when 1 then 9 else 7 end, 1, now() - n * interval '1 hour'
    from generate_series(1, ${COMPANIES}::int) n`.execute(db);
  await sql`insert into invoices (number, company_id, date, due_date, status, total_cents, lines, bill_to)
    select 'B-' || n, 1 + n % ${COMPANIES}, current_date - n % 730, current_date - n % 730 + 14,
      case n % 50 when 0 then 'open' else 'paid' end, 96000, '[]', '{}' from generate_series(1, ${INVOICES}::int) n`.execute(
    db,
  );
  // One in ten is the big company's; one in twenty nobody's. Of five, one is New, one not sent, the rest settled.
  for (let from = 0; from < NOTICES; from += BATCH) {
    await sql`insert into notices (company_id, sender_id, status_id, source_id, received_date, subject, text, completeness, is_sent, is_forward_failed, created_date)
      select case when n % 10 = 0 then 1 when n % 20 = 1 then null else 1 + n * 7919 % ${COMPANIES} end, 1 + n % 500,
        (array[15, 16, 18, 18, 21])[1 + n % 5], 1, now() - (n * interval '7.9 minutes'), 'Notice ' || n, repeat('text ', 100),
        ${COMPLETE}::jsonb, n % 5 in (1, 2, 3), n % 2000 = 3, now()
      from generate_series(${from + 1}::int, ${from + BATCH}::int) n`.execute(db);
  }
  const member = (user_id: number, upTo: number) =>
    sql`insert into representatives (company_id, user_id, email, role, status, invited_date)
      select n, ${user_id}, 'bench@example.com', 'owner', 'active', now() from generate_series(1, ${upTo}::int) n`.execute(
      db,
    );
  await member(owner.id, 1);
  await member(several.id, 20);
  await foldDomainCounts(db);
  await foldCounts(db);
  await foldDays(db);
  // What came since: 5,000 notices, one statement each, as they do.
  await sql`do $$ begin for n in 1..5000 loop
    insert into notices (company_id, status_id, source_id, received_date, subject, completeness, created_date)
    values (1 + n % 1000, 15, 1, now() - n * interval '0.1 seconds', 'Late ' || n, '${sql.raw(COMPLETE)}', now()); end loop; end $$`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);

  const calls = {
    'home, one company of 20,000': () => owner.call('/home/'),
    'home, 20 companies': () => several.call('/home/'),
    'desk, all': () => superuser.call('/home/desk/'),
    'standing of the big company': () => owner.call('/companies/1/standing/'),
    'tabs of the notices, one company': () => owner.call('/notices/counts/'),
    'tabs of the notices, all': () => superuser.call('/notices/counts/'),
    'for comparison: page 1 of all notices': () => superuser.call('/notices/'),
  };
  const measure = async (title: string) => {
    console.log(`\n${title}`);
    for (const [name, ask] of Object.entries(calls)) {
      const ms = await quickest(RUNS, async () => {
        const response = await ask();
        if (!response.ok) throw new Error(`${name}: ${response.status}`);
        return response.text();
      });
      console.log(`  ${name.padEnd(40)} ${ms.toFixed(1).padStart(6)} ms`);
    }
  };
  await measure('5,000 notices to be folded');
  await foldCounts(db);
  await foldDays(db);
  await sql`vacuum analyze`.execute(db);
  await measure('folded');
  if (process.env.EXPLAIN) {
    const { rows } = await sql<Record<string, string>>`explain (analyze, buffers)
      select (day - (current_date - 84)) / 7 as week, sum(count) from (
        select day, status_id, count from notice_days where company_id = -1 and day >= current_date - 84
        union all
        select day, status_id, change from notice_day_changes where company_id = -1 and day >= current_date - 84) d group by 1`.execute(
      db,
    );
    console.log(`\n${rows.map((row) => Object.values(row)[0]).join('\n')}`);
  }
});
