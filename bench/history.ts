import { sql } from 'kysely';
import { type Call, quickest, withProduct } from './harness.ts';

/**
 * `npx tsx bench/history.ts`: reads of the history on PostgreSQL with 500,000 entries, 300,000 of them about the three companies of one
 * member.
 */
const [ENTRIES, TENANT, COMPANIES, RUNS] = [500_000, 300_000, 1000, 15];

await withProduct(async ({ deps: { db }, person }) => {
  const [member, viewer, superuser] = [await person(), await person(), await person(true)];
  await sql`insert into companies (name, status_id, created_date)
    select 'Company ' || n, 13, now() from generate_series(1, ${COMPANIES}) n`.execute(db);
  // Nine in ten are about domains, one in a hundred is a snapshot of its company.
  await sql`insert into history (id, uuid, is_snapshot, object_id, content_type, action, user_id, date, changes, snapshot, previous_hash, hash)
    select n, gen_random_uuid(), n % 100 = 0, case when n % 100 = 0 then company else n end,
      case when n % 100 = 0 then 10 when n % 100 = 1 then 18 when n % 100 < 10 then 11 else 12 end,
      (array['added', 'changed', 'registered', 'removed'])[1 + n % 4], ${superuser.id}, timestamptz '2026-01-01' + n * interval '7 seconds',
      '[{"field": "status", "from": "Draft", "to": "Registered"}]',
      case when n % 100 = 0 then jsonb_build_object('name', 'Company ' || company, 'domains', '[]'::jsonb) end, md5(n::text) || md5(n::text), md5(n::text) || md5(n::text)
    from (select n, case when n / 7 % 5 < 3 then 1 + n / 7 % 5 else 4 + n % (${COMPANIES} - 4) end as company
      from generate_series(1, ${ENTRIES}::int) n) made`.execute(db);
  await sql`insert into history_companies (history_id, company_id, number, content_type, is_snapshot, action)
    select id, company, row_number() over (partition by company order by id), content_type, is_snapshot, action
    from (select *, case when id / 7 % 5 < 3 then 1 + id / 7 % 5 else 4 + id % (${COMPANIES} - 4) end as company from history) h`.execute(
    db,
  );
  await sql`update history_head set id = ${ENTRIES}`.execute(db);
  for (const [{ id }, role] of [
    [member, 'owner'],
    [viewer, 'viewer'],
  ] as const) {
    await sql`insert into representatives (company_id, user_id, email, role, status, invited_date)
      select n, ${id}, ${role}, ${role}, 'active', now() from generate_series(1, 3) n`.execute(db);
  }
  await sql`vacuum analyze`.execute(db);

  const lists = {
    'first page': '',
    'deep page': `offset=${TENANT / 2}`,
    'last page': `offset=${TENANT * 0.97}`,
    'oldest first': 'ordering=id',
    'one company': 'company__id=1',
    'one kind': 'content_type__model=order',
    'one kind, many': 'content_type__model=domain',
    'snapshots only': 'is_snapshot=true',
    'search by action': 'search=regist',
    'one object': 'object_id=1&content_type__model=company',
    'snapshots of one object': 'object_id=1&content_type__model=company&is_snapshot=true',
    'the snapshot before': 'object_id=1&content_type__model=company&is_snapshot=true&id__lt=250000&limit=1',
  };
  const measure = async (call: Call, query: string) =>
    quickest(RUNS, async () => {
      const response = await call(`/history/?${query}`);
      if (!response.ok) throw new Error(`${query}: ${response.status}`);
      return response.json();
    });
  for (const [who, { call }] of Object.entries({ 'member of 3': member, 'viewer of 3': viewer, superuser })) {
    for (const [name, query] of Object.entries(lists)) {
      const ms = await measure(call, query);
      const { count } = (await (await call(`/history/?${query}`)).json()) as { count: number };
      console.log(`${who.padEnd(12)} ${name.padEnd(24)} ${ms.toFixed(1).padStart(6)} ms  of ${count}`);
    }
  }
});
