import { mkdtempSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { readConfig } from '#server/config.ts';
import { makeLog } from '#server/log.ts';
import { open } from '#server/open.ts';
import { fillDemo } from '#server/features/demo/fill-demo.ts';
import { checkHistory } from '#server/db/history.ts';
import { makeHandlers } from '#server/work.ts';

const dir = process.argv[2] ?? mkdtempSync('/tmp/demo/d-');
const { deps, close } = await open(readConfig({ DATA_DIR: dir }), makeLog('warn'));
const stats = new Map<string, [number, number]>();
const exec = (deps.db as any).getExecutor();
for (const p of [Object.getPrototypeOf(exec), Object.getPrototypeOf(Object.getPrototypeOf(exec))]) {
  if (p && Object.hasOwn(p, 'executeQuery')) {
    const o = p.executeQuery;
    p.executeQuery = async function (q: any, ...r: any[]) {
      const s = performance.now();
      try { return await o.call(this, q, ...r); } finally {
        const k = q.sql.replace(/\s+/g, ' ').slice(0, 110); const e = stats.get(k) ?? [0, 0]; e[0]++; e[1] += performance.now() - s; stats.set(k, e);
      }
    };
  }
}
const c0 = process.cpuUsage(); const t = performance.now();
await fillDemo(deps, makeHandlers);
const c = process.cpuUsage(c0);
console.log('fill ms', Math.round(performance.now() - t), 'cpu', Math.round((c.user + c.system) / 1000));
let total = 0, count = 0;
for (const [n, ms] of stats.values()) { total += ms; count += n; }
console.log('statements', count, 'ms', Math.round(total));
for (const [k, [n, ms]] of [...stats].sort((a, b) => b[1][1] - a[1][1]).slice(0, 25)) console.log(n, Math.round(ms), k);
console.log(await checkHistory(deps.db));
const show = async (q: string) => console.table((await sql.raw(q).execute(deps.db)).rows);
await show(`select c.id, c.name, s.name as status, expires_date, sub.status as sub, sub.current_period_end, (select count(*) from orders o where o.company_id=c.id) orders, (select count(*) from domains d where d.company_id=c.id) domains, (select count(*) from invoices i where i.company_id=c.id) inv, (select count(*) from notices n where n.company_id=c.id) notices from companies c left join (values (4,'New'),(5,'Expired'),(6,'Suspended'),(13,'Registered'),(14,'Removed')) s(id,name) on s.id=c.status_id left join subscriptions sub on sub.company_id=c.id order by c.id`);
await show(`select status_id, count(*) from notices group by 1 order by 1`);
await show(`select completeness->>'kind' kind, completeness->>'verdict' verdict, count(*), count(*) filter (where company_id is null) unmatched, count(*) filter (where is_forward_failed) failed from notices group by 1,2 order by 3 desc`);
await show(`select date_trunc('week', received_date)::date w, count(*) from notices group by 1 order by 1`);
await show(`select type_id, status_id, count(*) from orders group by 1,2 order by 1,2`);
await show(`select ignored_for, count(*) from inbound_messages where ignored_for is not null or parsed_date is null group by 1`);
await show(`select name, run_at, last_error from jobs limit 10`);
if (process.argv[3]) await show(process.argv[3]);
await close();
if (!process.argv[2]) rmSync(dir, { recursive: true });
process.exit(0);
