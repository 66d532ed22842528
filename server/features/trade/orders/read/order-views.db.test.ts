import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { COMPANY_STATUS, DOMAIN_STATUS, ORDER_STATUS, ORDER_TYPE } from '#core/lookups.ts';
import { freshDatabase } from '#tests/setup/worker-database.ts';
import type { Db } from '../../../../db/tables.ts';
import { getOrderView } from './order-views.queries.ts';

const COMPANIES = 60;
const MANY = 3_000;
const EVERYTHING = { all: true } as const;

/** Adds a completed order with that many domains for each company from a first to a last id. */
async function addOrders(db: Db, [first, last]: readonly [number, number], domains: number): Promise<void> {
  await sql`insert into companies (name, status_id, created_date)
    select 'Quay ' || n, ${COMPANY_STATUS.registered}, now() from generate_series(${first}::int, ${last}::int) n`.execute(
    db,
  );
  await sql`insert into orders (company_id, type_id, status_id, plan_id, created_date)
    select n, ${ORDER_TYPE.registration}, ${ORDER_STATUS.complete}, 1, now() from generate_series(${first}::int, ${last}::int) n`.execute(
    db,
  );
  await sql`with added as (insert into domains (company_id, name, unicode_name, status_id, created_date)
    select n, name, name, ${DOMAIN_STATUS.registered}, now()
    from generate_series(${first}::int, ${last}::int) n, generate_series(1, ${domains}::int) d,
      lateral (select 'd' || d || '.c' || n || '.example.com' as name) names
    returning id, company_id)
    insert into order_domains (order_id, domain_id, is_removed) select company_id, id, false from added`.execute(db);
}

async function msToRead(db: Db, id: number): Promise<number> {
  const start = performance.now();
  expect((await getOrderView(db, EVERYTHING, id))?.domains_count).toBe(MANY);
  return performance.now() - start;
}

test('the first order with thousands of domains is read as fast as later, once statistics know of it', async () => {
  const { db, close } = await freshDatabase();
  onTestFinished(close);
  await addOrders(db, [1, COMPANIES], 1);
  await sql`analyze domains, order_domains`.execute(db);
  // Often enough for the statement to be prepared, with a plan for orders of one domain.
  for (let id = 1; id <= 10; id++) await getOrderView(db, EVERYTHING, id);
  await addOrders(db, [COMPANIES + 1, COMPANIES + 1], MANY);
  const first = await msToRead(db, COMPANIES + 1);
  await sql`analyze domains, order_domains`.execute(db);
  const later = Math.max(await msToRead(db, COMPANIES + 1), await msToRead(db, COMPANIES + 1));
  expect(first / later).toBeLessThan(25);
});
