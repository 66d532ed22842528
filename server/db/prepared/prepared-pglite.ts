import { setImmediate } from 'node:timers/promises';
import { messages, type PGlite, protocol, types } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import { DISCARD, staleness } from './prepared-pg.ts';

type Client = Exclude<PGliteDialectConfig['pglite'], (...args: never) => unknown>;
type Rows = Awaited<ReturnType<Client['query']>>;

interface Prepared {
  name: string;
  params: number[];
  fields: { name: string; dataTypeID: number }[];
}

/** Size of the LRU cache of prepared statements. */
const MAX_PREPARED = 400;
/** Other statements are not prepared: the result type of a `fetch`, for example, depends on the cursor. */
const IS_PREPARABLE = /^\s*(?:select|insert|update|delete|with)\b/i;
/** Statements that may change a table's columns invalidate the cache. */
const CHANGES_SHAPES = /^\s*(?:create|alter|drop|truncate|do|set|reset|deallocate|discard)\b/i;

/** Longest time that statements run without letting anything else run. */
const TURN_MS = 10;

const { serialize } = protocol;
const joined = (...parts: Uint8Array[]): Uint8Array => Buffer.concat(parts);

/** `UPDATE 3`, `INSERT 0 3`. */
const affected = (text: string): number =>
  Number(/^(?:INSERT \d+|UPDATE|DELETE|MERGE|COPY) (\d+)/.exec(text)?.[1] ?? 0);

/**
 * PGlite with Kysely's interface and a cache of prepared statements. PGlite itself sends each statement in six steps and plans it
 * again, which costs several times its execution (bench/embedded-statements.ts). Kysely serializes the callers.
 */
export function preparing(pglite: PGlite): Client {
  const cache = new Map<string, Prepared>();
  let count = 0;
  let inTransaction = false;
  const isStale = staleness();

  let turnEnds = 0;

  /**
   * The database answers within the same turn of the event loop: without a pause, a job of a thousand statements would keep every
   * request out until its end.
   */
  async function pause(): Promise<void> {
    if (performance.now() < turnEnds) return;
    await setImmediate();
    turnEnds = performance.now() + TURN_MS;
  }

  async function send(...parts: Uint8Array[]) {
    await pause();
    return (await pglite.execProtocol(joined(...parts, serialize.sync()), { syncToFs: !inTransaction })).messages;
  }

  async function prepare(text: string): Promise<Prepared> {
    const known = cache.get(text);
    if (known) {
      cache.delete(text);
      cache.set(text, known);
      return known;
    }
    const name = `s${++count}`;
    const replies = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const params = replies.find((one) => one instanceof messages.ParameterDescriptionMessage)?.dataTypeIDs ?? [];
    const fields = replies.find((one) => one instanceof messages.RowDescriptionMessage)?.fields ?? [];
    const prepared = { name, params, fields };
    cache.set(text, prepared);
    const [oldest] = cache;
    if (cache.size > MAX_PREPARED && oldest) await evict(...oldest);
    return prepared;
  }

  async function evict(text: string, { name }: Prepared): Promise<void> {
    cache.delete(text);
    await send(serialize.close({ type: 'S', name }));
  }

  const serialized = (value: unknown, type: number): string | null => {
    if (value === null || value === undefined) return null;
    const serializer = pglite.serializers[type];
    return serializer ? serializer(value) : String(value);
  };

  async function run(text: string, values: readonly unknown[]): Promise<Rows> {
    if (isStale()) await send(serialize.query(DISCARD));
    const { name, params, fields } = await prepare(text);
    const bound = values.map((value, index) => serialized(value, params[index]!));
    const replies = await send(serialize.bind({ statement: name, values: bound }), serialize.execute({}));
    const rows: Record<string, unknown>[] = [];
    let affectedRows = 0;
    for (const one of replies) {
      if (one instanceof messages.DataRowMessage) {
        const row: Record<string, unknown> = {};
        for (const [index, field] of fields.entries()) {
          row[field.name] = types.parseType(one.fields[index] ?? null, field.dataTypeID, pglite.parsers);
        }
        rows.push(row);
      } else if (one instanceof messages.CommandCompleteMessage) affectedRows += affected(one.text);
    }
    return { rows, fields, affectedRows } as Rows;
  }

  const queryWith = (plain: Pick<PGlite, 'query'>) =>
    (async (text: string, values: unknown[] = []) => {
      if (IS_PREPARABLE.test(text)) return run(text, values);
      if (CHANGES_SHAPES.test(text)) for (const one of [...cache]) await evict(...one);
      return plain.query(text, values);
    }) as Client['query'];

  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: queryWith(pglite),
    transaction: (work) =>
      pglite
        .transaction(async (tx) => {
          inTransaction = true;
          return work({ query: queryWith(tx), rollback: () => tx.rollback() });
        })
        .finally(() => {
          inTransaction = false;
        }) as ReturnType<typeof work>,
  };
}
