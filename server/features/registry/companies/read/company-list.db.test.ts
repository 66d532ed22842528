import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { COMPANY_STATUS, USER_STATUS } from '#core/lookups.ts';
import { freshDatabase } from '#tests/setup/worker-database.ts';
import { test } from '#tests/world/world.ts';
import { listCompanies } from './company-list.queries.ts';

const COMPANIES = 600;
const TODAY = '2026-11-18';

test('a new database without statistics lists the companies that need action in less than 5 seconds of processor time', async () => {
  const { db, close } = await freshDatabase();
  onTestFinished(close);
  await sql`
    insert into companies (name, status_id, created_date, expires_date)
    select 'company ' || n, ${COMPANY_STATUS.registered}, now(), ${TODAY}::date + 400 from generate_series(1, ${COMPANIES}::int) n`.execute(
    db,
  );
  await sql`
    insert into users (email, password_hash, status_id, date_joined)
    select 'owner-' || id || '@example.com', '', ${USER_STATUS.active}, now() from companies order by id`.execute(db);
  await sql`
    insert into representatives (company_id, user_id, email, role, status, invited_date)
    select c.id, u.id, u.email, 'owner', 'active', now() from companies c join users u on u.email = 'owner-' || c.id || '@example.com'`.execute(
    db,
  );
  await sql`update companies set expires_date = ${TODAY}::date + 3 where id = 7`.execute(db);
  const before = process.cpuUsage();
  const query = { protection: 'action_needed', limit: 10, offset: 0, ordering: '-id' } as const;
  const { rows, count } = await listCompanies(db, query, TODAY);
  const { user, system } = process.cpuUsage(before);
  expect([rows.map(({ id }) => id), count]).toEqual([[7], 1]);
  expect((user + system) / 1e6).toBeLessThan(5);
});
