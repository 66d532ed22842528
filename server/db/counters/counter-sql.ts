import type { Counter } from './declared.ts';

/** Plain text, because it becomes part of functions. Contains no user input. */
type Sql = string;

export const columnsOf = ({ by }: Counter): string[] => by.map(({ column }) => column);
const list = (parts: readonly string[]): Sql => parts.join(', ');

/** The counters of one table, which share one set of triggers. */
export interface Counted {
  readonly table: string;
  readonly counters: readonly Counter[];
}

export function byTable(counters: readonly Counter[]): Counted[] {
  const tables = [...new Set(counters.map(({ of }) => of))];
  return tables.map((table) => {
    const own = counters.filter(({ of }) => of === table);
    if (new Set(own.map(({ where }) => where)).size > 1)
      throw new Error(`The counters of ${table} count different rows`);
    return { table, counters: own };
  });
}

/** The column with a counter's changes, among the rows that the counters of a table share. */
const changeOf = ({ name, sum }: Counter): string => (sum === undefined ? 'change' : `${name}_change`);
const changesOf = (counters: readonly Counter[]): string[] => [...new Set(counters.map(changeOf))];

/** The counted rows of a table: the keys of all counters, and what each row adds (1) or takes away (-1). */
function rowsOf(counters: readonly Counter[], table: string, sign: 1 | -1): Sql {
  const keys = new Map(counters.flatMap(({ by }) => by.map(({ column, from }) => [column, from])));
  const columns = [...keys].map(([column, from]) => `${from} as ${column}`);
  const changes = new Map(counters.map((one) => [changeOf(one), one.sum ?? '1']));
  const added = [...changes].map(([column, sum]) => `${sign} * (${sum}) as ${column}`);
  return `select ${list([...columns, ...added])} from ${table} where ${counters[0]?.where ?? 'true'}`;
}

/** The changes of one counter, summed by its keys, plus the total over the key that has one. */
function summed(counter: Counter, rows: Sql): Sql {
  const columns = columnsOf(counter);
  const total = counter.by.find((key) => key.total !== undefined);
  const selected = counter.by.map(({ column, total: value }) =>
    value === undefined ? column : `case when grouping(${column}) = 1 then ${value} else ${column} end as ${column}`,
  );
  const others = columns.filter((column) => column !== total?.column);
  const groups = total ? `grouping sets ((${list(columns)}), (${list(others)}))` : list(columns);
  const sum = `sum(${changeOf(counter)})`;
  return `select ${list(selected)}, ${sum}::int as change from ${rows} group by ${groups} having ${sum} <> 0`;
}

/** The values a counter should have, by counting the rows. */
export const counted = (counter: Counter): Sql => summed(counter, `(${rowsOf([counter], counter.of, 1)}) r`);

/** The changes of one statement, summed by the keys of all counters of its table; nothing if it changed none. */
function changed(counters: readonly Counter[], rows: Sql): Sql {
  const keys = [...new Set(counters.flatMap(columnsOf))];
  const sums = changesOf(counters).map((column) => `sum(${column}) as ${column}`);
  const differ = changesOf(counters).map((column) => `sum(${column}) <> 0`);
  return `select ${list([...keys, ...sums])} from (${rows}) r group by ${list(keys)} having ${differ.join(' or ')}`;
}

/** Appends the changes of one statement to all counters of its table. Several counters share the first grouping. */
function append(counters: readonly Counter[], rows: Sql): Sql {
  const insert = (counter: Counter, from: Sql) =>
    `insert into ${counter.name} (${list(columnsOf(counter))}, change) ${summed(counter, from)}`;
  const last = counters.at(-1)!;
  if (counters.length === 1) return insert(last, `(${rows}) r`);
  const before = counters.slice(0, -1).map((counter) => `${counter.name}_appended as (${insert(counter, 'changes')})`);
  return `with ${list([`changes as materialized (${changed(counters, rows)})`, ...before])} ${insert(last, 'changes')}`;
}

export const functionOf = (table: string): string => `count_${table}`;

/** Statement-level triggers, which see the written rows as transition tables. Most updates change no counter. */
function triggers({ table, counters }: Counted): Sql[] {
  const [gained, lost] = [rowsOf(counters, 'gained', 1), rowsOf(counters, 'lost', -1)];
  const both = `${gained} union all ${lost}`;
  const name = functionOf(table);
  const trigger = (event: string, tables: Sql) =>
    `create trigger ${name}_${event} after ${event} on ${table} referencing ${tables} for each statement execute function ${name}()`;
  return [
    `create function ${name}() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    ${append(counters, gained)};
  elsif tg_op = 'DELETE' then
    ${append(counters, lost)};
  elsif exists (${changed(counters, both)}) then
    ${append(counters, both)};
  end if;
  return null;
end $$`,
    trigger('insert', 'new table as gained'),
    trigger('update', 'old table as lost new table as gained'),
    trigger('delete', 'old table as lost'),
  ];
}

/**
 * Append-only: statements add rows instead of updating a sum, so that no two transactions wait for the same row. Rows accumulate
 * until they are compacted.
 */
function tableOf(counter: Counter): Sql[] {
  const { name, by, isLarge } = counter;
  const columns = by.map(({ column, type }) => `${column} ${type} not null`);
  return [
    `create table ${name} (${list(columns)}, change integer not null, is_compacted boolean not null default false)`,
    ...(isLarge ? [`create index ${name}_keys on ${name} (${list(columnsOf(counter))}) include (change)`] : []),
  ];
}

export const definition = (one: Counted): Sql[] => [...one.counters.flatMap(tableOf), ...triggers(one)];

export const fill = (counter: Counter): Sql =>
  `insert into ${counter.name} (${list(columnsOf(counter))}, change, is_compacted)
  select ${list(columnsOf(counter))}, change, true from (${counted(counter)}) c`;

/**
 * Replaces appended rows, and the existing sums of the same keys, by new sums. Rows that are appended meanwhile stay. Concurrent
 * compactions are exact too: each sums only the rows that it deleted itself.
 */
export function compaction(counter: Counter): Sql {
  const columns = list(columnsOf(counter));
  const sameKeys = columnsOf(counter).map((column) => `c.${column} = a.${column}`);
  return `with appended as (delete from ${counter.name} where not is_compacted returning ${columns}, change),
  added as (select ${columns}, sum(change) as change from appended group by ${columns}),
  replaced as (delete from ${counter.name} c using added a where c.is_compacted and ${sameKeys.join(' and ')}
    returning ${list(columnsOf(counter).map((column) => `c.${column}`))}, c.change)
  insert into ${counter.name} (${columns}, change, is_compacted)
  select ${columns}, sum(change), true from (select * from added union all select * from replaced) s
  group by ${columns} having sum(change) <> 0`;
}

/** The keys at which a counter's sum is not the number of rows. */
export function differences(counter: Counter): Sql {
  const columns = list(columnsOf(counter));
  const keys = columnsOf(counter).map((column) => `'${column}', ${column}::text`);
  return `with stored as (select ${columns}, sum(change)::int as change from ${counter.name} group by ${columns} having sum(change) <> 0),
  counted as (${counted(counter)})
  select json_build_object(${list(keys)}) as keys, coalesce(stored.change, 0) as stored, coalesce(counted.change, 0) as counted
  from stored full join counted using (${columns}) where stored.change is distinct from counted.change order by ${columns}`;
}
