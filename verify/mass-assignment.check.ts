import { type RawBuilder, sql } from 'kysely';
import { describe, expect } from 'vitest';
import { allEndpoints } from '#core/contract/all.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { CALLERS, type Caller } from '#tests/access-answers.ts';
import { type Cast, withNewCaller, withNewThings } from '#tests/access-cast.ts';
import { ACCESS } from '#tests/access-table.ts';
import { bodyFields } from '#tests/contract-samples.ts';
import { test, type World } from '#tests/world.ts';
import { expectNone, figure, many } from './figure.ts';

/** Ids that nothing else has, of a company and a user that are there: a foreign key would let them in. */
const FOREIGN = { company: 1_987_654_321, user: 1_987_654_322 };
const TEXT = 'mass-assignment';
const MOMENT = '1987-06-05T04:03:02.000Z';

interface Column {
  table: string;
  name: string;
  type: string;
}
type Row = Record<string, unknown>;

async function run<T>({ deps: { db } }: World, query: RawBuilder<T>): Promise<T[]> {
  return (await query.execute(db)).rows;
}

const columnsOf = (world: World): Promise<Column[]> =>
  run(
    world,
    sql<Column>`select table_name as table, column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name !~ '(^migrations|_counts|_days|_head|_changes)$' order by 1, 2`,
  );

/** Every row of every table, by table. */
async function rowsOf(world: World, tables: readonly string[]): Promise<Map<string, Map<string, Row>>> {
  const all = new Map<string, Map<string, Row>>();
  for (const table of tables) {
    const rows = await run(world, sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t`);
    all.set(table, new Map(rows.map(({ row }) => [JSON.stringify(row), row])));
  }
  return all;
}

/** What a caller would love to set, whatever the column is called and whatever it takes. */
function poisonOf({ name, type }: Column, flag: boolean): unknown {
  if (type === 'boolean') return flag;
  if (/timestamp|date/.test(type)) return MOMENT;
  if (/int|numeric/.test(type)) return /company/.test(name) ? FOREIGN.company : FOREIGN.user;
  if (/json/.test(type)) return { [TEXT]: true };
  if (type === 'ARRAY') return [TEXT];
  return name === 'role' ? 'owner' : TEXT;
}

/** What says who somebody is and how something stands: compared with the same call without the poison. */
const isState = ({ name, type }: Column) =>
  type === 'boolean' || /^(role|status|status_id|type_id|plan_id)$/.test(name);

async function poisoned(cast: Cast, endpoint: Endpoint, poison: Row): Promise<number> {
  const { params = {}, payload, ...rest } = ACCESS[endpoint.name]!.call(cast.target, cast.things);
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const body = { ...poison, ...(payload as Row | undefined) };
  const { statusCode } = await cast.who.request({ method: endpoint.method, url: `/api${url}`, ...rest, payload: body });
  return statusCode;
}

/** The least of those who may: the fewer rights somebody has, the more there is to take. */
const RISING: Caller[] = [...CALLERS].sort((a, b) => Number(a === 'superuser') - Number(b === 'superuser'));
const callerOf = ({ name }: Endpoint): Caller => RISING.find((caller) => ACCESS[name]!.answers[caller] < 300)!;

const writes = allEndpoints.filter(
  ({ name, method, body }) =>
    method !== 'GET' && body && Object.values(ACCESS[name]!.answers).some((status) => status < 300),
);

describe('a body', () => {
  test('writes no column that the call does not name', async ({ world }) => {
    const { db } = world.deps;
    const created_date = world.clock.now();
    await sql`insert into companies (id, name, status_id, created_date) overriding system value
      values (${FOREIGN.company}, 'Elsewhere', 13, ${created_date})`.execute(db);
    await sql`insert into users (id, email, status_id, date_joined) overriding system value
      values (${FOREIGN.user}, 'elsewhere@example.com', 1, ${created_date})`.execute(db);
    const columns = await columnsOf(world);
    const tables = [...new Set(columns.map(({ table }) => table))];
    const names = [...new Map(columns.map((column) => [column.name, column])).values()];
    const states = new Map(
      tables.map((table) => [table, columns.filter((one) => one.table === table && isState(one))]),
    );
    const found: string[] = [];
    let assignments = 0;

    for (const endpoint of writes) {
      const own = new Set(bodyFields(endpoint).map(([name]) => name));
      const caller = callerOf(endpoint);
      const changed = async (flag: boolean | null) => {
        const cast =
          ACCESS[endpoint.name]!.changes === 'caller'
            ? await withNewCaller(world, caller)
            : await withNewThings(world, caller);
        const taken = names.filter(({ name }) => !own.has(name));
        const poison = flag === null ? {} : Object.fromEntries(taken.map((one) => [one.name, poisonOf(one, flag)]));
        assignments += Object.keys(poison).length;
        const before = await rowsOf(world, tables);
        const status = await poisoned(cast, endpoint, poison);
        const after = await rowsOf(world, tables);
        const rows = tables.flatMap((table) =>
          [...after.get(table)!]
            .filter(([text]) => !before.get(table)!.has(text))
            .map(([text, row]) => ({ table, text, row })),
        );
        // Each once: how many rows there are of a kind is not what is asked here.
        const state = new Set(
          rows.flatMap(({ table, row }) => states.get(table)!.map(({ name }) => `${table}.${name}=${row[name]}`)),
        );
        return { status, rows, state };
      };
      const plain = await changed(null);
      for (const flag of [true, false]) {
        const { status, rows, state } = await changed(flag);
        // An unknown field is ignored or refused; refused, nothing is written.
        if (status >= 500) found.push(`${endpoint.name} → ${status}`);
        if (status >= 400 && rows.length > 0) found.push(`${endpoint.name} was refused and wrote ${rows[0]!.table}`);
        for (const { table, text } of rows) {
          const trace = [FOREIGN.company, FOREIGN.user, TEXT, '1987-06-05'].find((one) => text.includes(String(one)));
          if (trace) found.push(`${endpoint.name} wrote ${trace} into ${table}: ${text.slice(0, 200)}`);
        }
        const other = [...state].filter((one) => !plain.state.has(one));
        if (status < 300 && other.length > 0) found.push(`${endpoint.name} as ${caller}, all flags ${flag}: ${other}`);
      }
    }
    expectNone(found);
    expect(writes.length).toBeGreaterThan(35);
    figure(
      `${many(assignments, 'assignments')}: each of ${names.length} column names of ${tables.length} tables in ${writes.length} writes; 0 written`,
    );
  });
});
