import type { ClientBase } from 'pg';

const BIG = [
  'domains',
  'order_domains',
  'notices',
  'notice_urls',
  'deliveries',
  'mails',
  'inbound_messages',
  'url_actions',
  'disabled_urls',
  'strikes',
];

/**
 * Bulk load: indexes of the big tables are created after the rows, and foreign keys are not checked. The counter triggers run as
 * usual.
 */
export async function loadFast(client: ClientBase, load: () => Promise<void>): Promise<void> {
  const all = async (text: string) => (await client.query(text)).rows as { text: string }[];
  const run = async (statements: { text: string }[]) => {
    for (const { text } of statements) await client.query(text);
  };
  const named = BIG.map((name) => `'${name}'`).join();
  const triggers = (how: string) =>
    all(`select format('alter table %I ${how} trigger %I', c.relname, t.tgname) as text
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal`);
  const indexes = await client.query(`
    select i.indexname as name, i.indexdef as text from pg_indexes i
    where i.schemaname = 'public' and i.tablename in (${named})
      and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`);
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
  await run(await triggers('enable always'));
  await client.query('set session_replication_role = replica');
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  await load();
  await run(indexes.rows);
  await client.query('reset session_replication_role');
  await run(await triggers('enable'));
}
