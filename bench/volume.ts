import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { compactCounters } from '#server/db/counters/compact-counters.ts';
import { followPolicyLater } from '#server/features/intake/subscribers/policy/follow-policy.ts';
import { type Call, withProduct } from './harness.ts';
import { median } from './measure/median.ts';
import { addOwner, type Company, load } from './volume/load-company.ts';

/**
 * `npx tsx bench/volume.ts`: what the lists and home of a company cost that got 500 notices a day for a year, compared with those of a
 * company with 600 notices in all, on PostgreSQL. Prints the cost of changing the repeat infringer policy as well.
 */
const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '365' },
    subscribers: { type: 'string', default: '300000' },
    runs: { type: 'string', default: '60' },
    only: { type: 'string' },
  },
});
const [RUNS, WARM_RUNS] = [Number(values.runs), 10];
const PER_DAY = 500;
/** Both companies fill the cards of home and a page of those over the limit, with about ten strikes each. */
const TODAY = { notices: 600, subscribers: 1000, repeaters: { count: 25, every: 2 } };
const YEAR = {
  notices: PER_DAY * Number(values.days),
  subscribers: Number(values.subscribers),
  repeaters: { count: 250, every: 50 },
};
/** Maximum growth of what a list or home costs. */
const BAR = 1.3;
/** The longest that a change of the policy may take. */
const POLICY_MS = 1000;

interface Measured {
  readonly name: string;
  readonly path: (company: Company) => string;
  /** Searches read the company’s own rows, and are reported without a bar. */
  readonly isSearch?: true;
}

const CALLS: readonly Measured[] = [
  { name: 'home', path: () => '/home/' },
  { name: 'notices', path: () => '/notices/' },
  { name: 'notices, deep page', path: ({ notices }) => `/notices/?offset=${notices * 0.75}` },
  { name: 'notices, Resolved', path: () => '/notices/?status__name=Resolved' },
  { name: 'notices to handle', path: () => '/notices/?is_open=true' },
  { name: 'counter-notices', path: () => '/counter-notices/' },
  { name: 'counter-notices, waiting', path: () => '/counter-notices/?outcome=waiting' },
  { name: 'counter-notices, restored', path: () => '/counter-notices/?outcome=restored' },
  { name: 'subscribers', path: ({ id }) => `/subscribers/?company=${id}` },
  { name: 'subscribers, over the limit', path: ({ id }) => `/subscribers/?company=${id}&state=over_limit` },
  { name: 'subscribers, ok', path: ({ id }) => `/subscribers/?company=${id}&state=ok` },
  { name: 'events', path: () => '/events/' },
  { name: 'domains', path: () => '/domains/' },
  { name: 'senders', path: () => '/notices/contacts/' },
  { name: 'search: notices, a word of every eighth', path: () => '/notices/?search=harbor', isSearch: true },
  { name: 'search: handles, one', path: ({ name }) => `/subscribers/?search=${name}-77`, isSearch: true },
  { name: 'search: handles, all', path: ({ name }) => `/subscribers/?search=user-${name}`, isSearch: true },
  {
    name: 'search: handles, all, deep page',
    path: ({ name, subscribers }) => `/subscribers/?search=user-${name}&offset=${subscribers / 2}`,
    isSearch: true,
  },
];

async function took(call: Call, path: string): Promise<number> {
  const start = performance.now();
  const response = await call(path);
  const body = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${body.slice(0, 200)}`);
  return performance.now() - start;
}

const told = (times: readonly number[]): string => times.map((ms) => ms.toFixed(0)).join(', ');

/** Fastest and median times of both companies, asked in turns so that other load affects both alike. */
async function compare(calls: readonly [Call, Call], paths: readonly [string, string]) {
  const times: [number[], number[]] = [[], []];
  for (let run = -WARM_RUNS; run < RUNS; run++) {
    for (const at of [0, 1] as const) {
      const ms = await took(calls[at], paths[at]);
      if (run >= 0) times[at].push(ms);
    }
  }
  const least = times.map((list) => Math.min(...list)) as [number, number];
  return { least, medians: times.map(median) as [number, number], growth: least[1] / least[0] };
}

await withProduct(async ({ deps, person }) => {
  const { db } = deps;
  const today: Company = { id: 1, name: 'short', ...TODAY };
  const year: Company = { id: 2, name: 'years', ...YEAR };
  await load(db, [today, year], console.log);
  // After the rows, because access tokens would expire meanwhile.
  const people = [await person(), await person()] as const;
  await addOwner(db, today, people[0].id);
  await addOwner(db, year, people[1].id);
  await compactCounters(db);
  await sql`vacuum analyze`.execute(db);

  const change = async (limit: number, { id } = year) => {
    const headers = { 'content-type': 'application/json' };
    const start = performance.now();
    const body = JSON.stringify({ limit, months: 12 });
    const owner = people[id === year.id ? 1 : 0];
    const response = await owner.call(`/companies/${id}/repeat-policy/`, { method: 'PUT', headers, body });
    if (!response.ok) throw new Error(`policy: ${response.status}`);
    return performance.now() - start;
  };
  const { rows } = await sql<{ strikes: number; struck: number }>`
    select count(*)::int as strikes, count(distinct subscriber_id)::int as struck from strikes`.execute(db);
  const follow = async ({ id: company_id } = year) => {
    const start = performance.now();
    await followPolicyLater(deps).run({ company_id, after: 0 }, new AbortController().signal);
    return performance.now() - start;
  };
  const [changes, rest] = [[await change(2)], [await follow()]];
  for (const limit of [1, 3]) {
    changes.push(await change(limit));
    rest.push(await follow());
  }
  // The same policy, so that both have subscribers over the limit.
  await change(3, today);
  await follow(today);
  const slowest = Math.max(...changes);
  console.log(
    `policy of ${rows[0]!.struck} subscribers with ${rows[0]!.strikes} strikes: ${told(changes)} ms, its job ${told(rest)} ms`,
  );
  let red = slowest > POLICY_MS ? 1 : 0;
  await sql`vacuum analyze`.execute(db);

  for (const { name, path, isSearch } of CALLS.filter((one) => !values.only || one.name.includes(values.only))) {
    const { least, medians, growth } = await compare([people[0].call, people[1].call], [path(today), path(year)]);
    const isOver = !isSearch && growth > BAR;
    if (isOver) red++;
    const [short, long] = least.map((ms) => ms.toFixed(2).padStart(8));
    console.log(
      `${isSearch ? '     ' : isOver ? 'RED  ' : 'green'} ${name.padEnd(40)} ${short} → ${long} ms (medians ${medians.map((ms) => ms.toFixed(2)).join(', ')}), × ${growth.toFixed(2)}`,
    );
  }
  process.exitCode = red === 0 ? 0 : 1;
});
