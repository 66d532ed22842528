import { PGlite } from '@electric-sql/pglite';
import { preparing } from '#server/db/prepared/prepared-pglite.ts';

/**
 * `npx tsx bench/embedded-statements.ts`: CPU time of one statement on the embedded database, through PGlite's query API and as a
 * prepared statement, in alternating rounds.
 */
const [ROUNDS, TIMES] = [5, 400];

const pglite = await PGlite.create('memory://');
await pglite.exec(`
  create table companies (id serial primary key, name text);
  create table notices (id serial primary key, company_id int references companies, subject text);
  create index on notices (company_id);
  insert into companies (name) select 'Quay ' || n from generate_series(1, 100) n;
  insert into notices (company_id, subject) select 1 + n % 100, 'Notice ' || n from generate_series(1, 1000) n;`);
const READ = `select c.name, (select count(*) from notices n where n.company_id = c.id)::int as notices, last.subject
  from companies c left join lateral (select subject from notices n where n.company_id = c.id order by id desc limit 1) last on true
  where c.id = $1`;
const WRITE = 'update companies set name = $2 where id = $1 returning id';

const ways = { 'PGlite’s query API': pglite, 'prepared statement': preparing(pglite) };
for (const [what, text, values] of [
  ['a read of three tables', READ, [7]],
  ['a write', WRITE, [7, 'Quay']],
] as const) {
  const best: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [way, { query }] of Object.entries(ways)) {
      const before = process.cpuUsage();
      for (let n = 0; n < TIMES; n++) await query.call(ways[way as keyof typeof ways], text, [...values]);
      const { user, system } = process.cpuUsage(before);
      best[way] = Math.min(best[way] ?? Number.POSITIVE_INFINITY, (user + system) / 1000 / TIMES);
    }
  }
  for (const [way, ms] of Object.entries(best)) process.stdout.write(`${what}, ${way}: ${ms.toFixed(2)} ms\n`);
}
await pglite.close();
