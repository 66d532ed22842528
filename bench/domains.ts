import { sql } from 'kysely';
import { foldCounts } from '#server/features/domains/domains.queries.ts';
import { type Call, quickest, withProduct } from './harness.ts';

/**
 * `npx tsx bench/domains.ts`: the list of domains on a real PostgreSQL with 200,000 of them, 100,000 of one company. What
 * counts are the ratios: a deep page, a search and a sorted list against the first page.
 */
const [TENANT, OTHERS, COMPANIES, BATCH, RUNS] = [100_000, 100_000, 1000, 10_000, 15];

await withProduct(async ({ deps: { db }, person }) => {
  const [owner, both, superuser] = [await person(), await person(), await person(true)];
  await sql`insert into companies (name, status_id, created_date)
    select 'Company ' || n, 13, now() from generate_series(1, ${COMPANIES}) n`.execute(db);
  for (let from = 0; from < TENANT + OTHERS; from += BATCH) {
    await sql`insert into domains (name, unicode_name, company_id, status_id, created_date)
      select name, name, case when n <= ${TENANT} then 1 else 2 + n % (${COMPANIES} - 1) end,
        case n % 20 when 0 then 14 when 1 then 10 else 13 end, timestamptz '2026-01-01' + n * interval '7 seconds'
      from (select n, substr(md5(n::text), 1, 10) || '-' || (array['shop', 'video', 'forum', 'cloud'])[1 + n % 4] || n || '.com' as name
        from generate_series(${from + 1}::int, ${from + BATCH}::int) n) made`.execute(db);
  }
  const member = (user_id: number, company_id: number) =>
    sql`insert into representatives (company_id, user_id, email, role, status, invited_date)
      values (${company_id}, ${user_id}, 'bench@example.com', 'owner', 'active', now())`.execute(db);
  for (const [user, company] of [
    [owner, 1],
    [both, 1],
    [both, 2],
  ] as const)
    await member(user.id, company);
  // As the job does every ten minutes.
  await foldCounts(db);
  await sql`vacuum analyze`.execute(db);

  const measure = async (call: Call, query: string) =>
    quickest(RUNS, async () => {
      const response = await call(`/domains/?${query}`);
      if (!response.ok) throw new Error(`${query}: ${response.status}`);
      return response.json();
    });

  const lists = {
    'first page': '',
    'deep page': 'offset=75000',
    'middle page': 'offset=50000',
    'last page': 'offset=99990',
    'newest first': 'ordering=-created_date',
    'newest first, deep': 'ordering=-created_date&offset=75000',
    'by status, deep': 'ordering=status&offset=75000',
    'by id, deep': 'ordering=id&offset=75000',
    'one status, deep': 'status__name=Registered&offset=60000',
    'search, few': 'search=shop12344',
    'search, a quarter': 'search=shop',
    'search, a quarter, deep': 'search=shop&offset=20000',
    'search, all': 'search=com',
    'search, two letters': 'search=sh',
    'search, none': 'search=nothing-like-it',
  };
  for (const [who, call] of [
    ['owner of 100,000', owner.call],
    ['member of two', both.call],
    ['superuser, 200,000', superuser.call],
  ] as const) {
    const first = await measure(call, '');
    console.log(`\n${who}: first page ${first.toFixed(1)} ms`);
    for (const [what, query] of Object.entries(lists)) {
      const ms = await measure(call, query);
      console.log(`  ${what.padEnd(26)} ${ms.toFixed(1).padStart(7)} ms   × ${(ms / first).toFixed(1)}`);
    }
  }
});
