import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { compactCounters } from '#server/db/counters/compact-counters.ts';
import { recordHistory } from '#server/db/history.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open/open-postgres.ts';
import type { Tables } from '#server/db/tables.ts';
import { transaction } from '#server/db/transaction.ts';
import { loadDomains, loadOrders } from './domains-and-orders.ts';
import { loadFast } from './fast.ts';
import { loadHandling, loadPages, loadSubscribers, loadWebhooks } from './notice-work.ts';
import { loadNotices, loadSenders } from './notices.ts';
import { loadCompanies, loadPeople } from './people-and-companies.ts';
import type { Size } from './size.ts';

/** History of the newest and of the member's notices, as a valid hash chain written by the product's code. */
async function loadHistory(url: string): Promise<void> {
  const { db, close } = await openPostgres(url);
  const { rows } = await sql<{ id: number }>`
    (select id from notices order by id desc limit 5000) union (select id from notices where company_id <= 3) order by id`.execute(
    db,
  );
  const clock = { now: () => new Date() };
  for (let from = 0; from < rows.length; from += 1000) {
    await transaction({ db, clock }, null, async (tx) => {
      for (const { id } of rows.slice(from, from + 1000)) {
        recordHistory(tx, { model: 'notice', object_id: id, action: 'received' });
      }
    });
  }
  await close();
}

/** Compacts the counters like the regular job, but without its statement timeout. */
async function compact(url: string): Promise<void> {
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  });
  await compactCounters(db);
  await db.destroy();
}

/**
 * Empty tables are skipped, as autovacuum does: for a table known to be empty PostgreSQL plans a sequential scan, and keeps that plan
 * after thousands of inserts.
 */
async function vacuum(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`);
  await client.query(`vacuum analyze ${rows.map(({ name }) => name).join(', ')}`);
}

/** Migrates an empty PostgreSQL and fills it. */
export async function load(url: string, size: Size, say: (text: string) => void): Promise<void> {
  const { db, kind, close } = await openPostgres(url);
  await migrate(db, kind);
  await close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const step = async (name: string, work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    say(`  ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  };
  await step('rows and indexes', () =>
    loadFast(client, async () => {
      await step('people', () => loadPeople(client, size));
      await step('companies', () => loadCompanies(client, size));
      await step('domains', () => loadDomains(client, size));
      await step('orders', () => loadOrders(client, size));
      await step('senders', () => loadSenders(client, size));
      await step('notices', () => loadNotices(client, size));
      await step('subscribers', () => loadSubscribers(client, size));
      await step('actions and counter-notices', () => loadHandling(client));
      await step('webhooks', () => loadWebhooks(client, size));
      await step('public pages', () => loadPages(client, size));
    }),
  );
  await step('history', () => loadHistory(url));
  await step('counters', () => compact(url));
  await step('vacuum', () => vacuum(client));
  await client.query('checkpoint');
  await client.end();
}
