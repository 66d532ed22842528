import { type RawBuilder, sql } from 'kysely';
import { describe, expect } from 'vitest';
import { allEndpoints } from '#core/contract/all.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { CALLERS, type Caller } from '#tests/access/access-answers.ts';
import { type Cast, withNewCaller, withNewThings } from '#tests/access/access-cast.ts';
import { ACCESS } from '#tests/access/access-table.ts';
import { bodyFields } from '#tests/samples/contract-samples.ts';
import { test, type World } from '#tests/world/world.ts';
import { expectNone, figure, many } from './figure.ts';

/** Unique ids of an existing company and user, so that foreign keys would accept them. */
const FOREIGN = { company: 1_987_654_321, user: 1_987_654_322 };
const TEXT = 'mass-assignment';
const MOMENT = '1987-06-05T04:03:02.000Z';
const TRACES = [`${FOREIGN.company}`, `${FOREIGN.user}`, TEXT, '1987-06-05'];

interface Column {
  table: string;
  name: string;
  type: string;
}
type Row = Record<string, unknown>;
/** A written row and its table. */
interface Written {
  at: string;
  line: Row;
}

async function run<T>({ deps: { db } }: World, query: RawBuilder<T>): Promise<T[]> {
  return (await query.execute(db)).rows;
}

const columnsOf = (world: World): Promise<Column[]> =>
  run(
    world,
    sql<Column>`select table_name as table, column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name !~ '^(migrations|counters|counter_.*|.*_head)$' order by 1, 2`,
  );

/** Installs triggers that record every written row, even if it is changed later. */
async function watch(world: World, tables: readonly string[]): Promise<void> {
  await run(world, sql`create unlogged table written (n bigserial, at text, line jsonb)`);
  await run(
    world,
    sql`create function keep_written() returns trigger language plpgsql as
      $$ begin insert into written (at, line) values (tg_table_name, to_jsonb(new)); return null; end $$`,
  );
  for (const table of tables)
    await run(
      world,
      sql`create trigger keep_written after insert or update on ${sql.table(table)}
        for each row execute function keep_written()`,
    );
}

const forget = (world: World) => run(world, sql`truncate written`);
const written = (world: World) => run(world, sql<Written>`select at, line from written order by n`);

/** A malicious value for a column of this name and type. */
function poisonOf({ name, type }: Column, flag: boolean): unknown {
  if (type === 'boolean') return flag;
  if (/timestamp|date/.test(type)) return MOMENT;
  if (/int|numeric/.test(type)) return /company/.test(name) ? FOREIGN.company : FOREIGN.user;
  if (/json/.test(type)) return { [TEXT]: true };
  if (type === 'ARRAY') return [TEXT];
  return name === 'role' ? 'owner' : TEXT;
}

/** Roles, statuses and flags have few values, so they are compared with the same call without the malicious value. */
const STATES: Readonly<Record<string, readonly unknown[]>> = {
  role: ['owner', 'viewer'],
  status: ['active', 'paid'],
  status_id: [1, 2, 13],
  type_id: [1, 2],
  plan_id: [1, 2],
};
const stateValues = ({ name, type }: Column): readonly unknown[] | undefined =>
  type === 'boolean' ? [true, false] : STATES[name];

/** All columns at once, with either flag; then each column of the written tables alone. */
function* poisonsFor(names: readonly Column[], near: readonly Column[]): Generator<Row> {
  for (const flag of [true, false]) yield Object.fromEntries(names.map((one) => [one.name, poisonOf(one, flag)]));
  for (const one of near) for (const value of stateValues(one) ?? [poisonOf(one, true)]) yield { [one.name]: value };
}

async function poisoned(cast: Cast, endpoint: Endpoint, poison: Row): Promise<number> {
  const { params = {}, payload, ...rest } = ACCESS[endpoint.name]!.call(cast.target, cast.things);
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const body = { ...poison, ...(payload as Row | undefined) };
  const { statusCode } = await cast.who.request({ method: endpoint.method, url: `/api${url}`, ...rest, payload: body });
  return statusCode;
}

/** The authorized caller with the fewest rights. */
const RISING: Caller[] = [...CALLERS].sort((a, b) => Number(a === 'superuser') - Number(b === 'superuser'));
const callerOf = ({ name }: Endpoint): Caller => RISING.find((caller) => ACCESS[name]!.answers[caller] < 300)!;

const writes = allEndpoints.filter(
  ({ name, method, body }) =>
    method !== 'GET' && body && Object.values(ACCESS[name]!.answers).some((status) => status < 300),
);

const describeWrite = (table: string, [name, value]: [string, unknown]) =>
  `${table}.${name} = ${JSON.stringify(value)}`;

describe('a request body', () => {
  test('writes no column that the endpoint does not declare', async ({ world }) => {
    const { db } = world.deps;
    const created_date = world.clock.now();
    await sql`insert into companies (id, name, status_id, created_date) overriding system value
      values (${FOREIGN.company}, 'Elsewhere', 13, ${created_date})`.execute(db);
    await sql`insert into users (id, email, status_id, date_joined) overriding system value
      values (${FOREIGN.user}, 'elsewhere@example.com', 1, ${created_date})`.execute(db);
    const columns = await columnsOf(world);
    const tables = [...new Set(columns.map(({ table }) => table))];
    const names = [...new Map(columns.map((column) => [column.name, column])).values()];
    await watch(world, tables);
    const wrote: string[] = [];
    const failed: string[] = [];
    let [assignments, alone] = [0, 0];

    for (const endpoint of writes) {
      const own = new Set(bodyFields(endpoint).map(([name]) => name));
      const caller = callerOf(endpoint);
      const call = async (poison: Row) => {
        const newCast = ACCESS[endpoint.name]!.changes === 'caller' ? withNewCaller : withNewThings;
        const cast = await newCast(world, caller);
        await forget(world);
        const status = await poisoned(cast, endpoint, poison);
        return { status, rows: await written(world) };
      };
      const plain = await call({});
      const seen = new Set(
        plain.rows.flatMap(({ at, line }) => Object.entries(line).map((one) => describeWrite(at, one))),
      );
      const isFree = ({ name }: Column) => !own.has(name);
      const near = columns.filter((one) => isFree(one) && plain.rows.some(({ at }) => at === one.table));
      const nearNames = [...new Map(near.map((one) => [one.name, one])).values()];
      for (const poison of poisonsFor(names.filter(isFree), nearNames)) {
        const sent = Object.keys(poison);
        assignments += sent.length;
        if (sent.length === 1) alone++;
        const what = sent.length === 1 ? JSON.stringify(poison) : 'all columns';
        const { status, rows } = await call(poison);
        // An unknown field is ignored or refused; if refused, nothing is written.
        if (status >= 500) failed.push(`${endpoint.name} as ${caller}, given ${what} → ${status}`);
        // Rate limits also count failed calls.
        const written = rows.find(({ at }) => at !== 'limits');
        if (status >= 400 && written) wrote.push(`${endpoint.name} was refused and wrote ${written.at}`);
        for (const { at, line } of rows)
          for (const [name, value] of Object.entries(line)) {
            const text = describeWrite(at, [name, value]);
            const isTaken = name in poison && JSON.stringify(value) === JSON.stringify(poison[name]) && !seen.has(text);
            if (isTaken || TRACES.some((trace) => text.includes(trace)))
              wrote.push(`${endpoint.name} as ${caller}, given ${what}, wrote ${text.slice(0, 200)}`);
          }
      }
    }
    // Written values matter more than server errors, so they come first.
    expectNone([...wrote, ...failed]);
    expect(writes.length).toBeGreaterThan(35);
    figure(
      `${many(assignments, 'assignments')}: each of ${names.length} column names of ${tables.length} tables in ${writes.length} writes, ` +
        `and ${many(alone, 'times')} one alone of a table that is written: 0 written`,
    );
  });
});
