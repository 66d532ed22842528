import { sql } from 'kysely';
import { matchHosts } from '#server/features/intake/matching/match-hosts.ts';
import { quickest, withProduct } from './harness.ts';

/** `npx tsx bench/matching.ts`: matches hosts to companies with 1,000 and 1,000,000 registered domains on PostgreSQL. */
const [FEW, MANY, PIECE, HOSTS, RUNS] = [1_000, 1_000_000, 100_000, 50, 200];

await withProduct(async ({ deps: { db } }) => {
  await sql`insert into companies (name, status_id, created_date)
    select 'Company ' || n, 13, now() from generate_series(1, 1000) n`.execute(db);
  const fill = (from: number, to: number) =>
    sql`insert into domains (name, unicode_name, company_id, status_id, created_date)
      select 'site-' || n || '.example.com', 'site-' || n || '.example.com', 1 + n % 1000, 13, now()
      from generate_series(${from}::int, ${to}::int) n`.execute(db);
  const measure = async (registered: number): Promise<number> => {
    await sql`vacuum analyze domains`.execute(db);
    let next = 0;
    const ms = await quickest(RUNS, async () => {
      // Half of the hosts match no domain.
      const hosts = Array.from(
        { length: HOSTS },
        (_, at) => `cdn.site-${1 + ((next++ * 7919) % registered)}.${at % 2 ? 'example.com' : 'example.net'}`,
      );
      const { size } = await matchHosts(db, hosts);
      if (size !== HOSTS / 2) throw new Error(`${size} of ${HOSTS} were matched`);
    });
    console.log(`${registered.toLocaleString('en')} domains: ${HOSTS} hosts in ${ms.toFixed(2)} ms`);
    return ms;
  };
  await fill(1, FEW);
  const few = await measure(FEW);
  for (let from = FEW; from < MANY; from += PIECE) await fill(from + 1, Math.min(from + PIECE, MANY));
  const many = await measure(MANY);
  console.log(`a thousand times the domains cost ${(many / few).toFixed(2)} times as much`);
});
