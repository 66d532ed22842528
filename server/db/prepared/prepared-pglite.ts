import { messages, type PGlite, protocol, types } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import { DISCARD, staleness } from './prepared-pg.ts';

type Asked = Exclude<PGliteDialectConfig['pglite'], (...args: never) => unknown>;
type Rows = Awaited<ReturnType<Asked['query']>>;

interface Prepared {
  name: string;
  params: number[];
  fields: { name: string; dataTypeID: number }[];
}

/** Cached plans; the least recently used is evicted first. */
const KEPT = 400;
/** Others are not prepared: the result of a cursor's `fetch`, for one, differs from cursor to cursor. */
const IS_KEPT = /^\s*(?:select|insert|update|delete|with)\b/i;
/** Statements that may change a table's columns invalidate the cache. */
const CHANGES_SHAPES = /^\s*(?:create|alter|drop|truncate|do|set|reset|deallocate|discard)\b/i;

const { serialize } = protocol;
const joined = (...parts: Uint8Array[]): Uint8Array => Buffer.concat(parts);

/** `UPDATE 3`, `INSERT 0 3`. */
const affected = (text: string): number =>
  Number(/^(?:INSERT \d+|UPDATE|DELETE|MERGE|COPY) (\d+)/.exec(text)?.[1] ?? 0);

/**
 * PGlite with Kysely's interface and a cache of prepared statements. PGlite itself sends each statement in six steps and plans it
 * again, which costs several times its execution (bench/embedded-statements.ts). Kysely serializes the callers.
 */
export function preparing(pglite: PGlite): Asked {
  const kept = new Map<string, Prepared>();
  let made = 0;
  let inTransaction = false;
  const isStale = staleness();

  const say = async (...parts: Uint8Array[]) =>
    (await pglite.execProtocol(joined(...parts, serialize.sync()), { syncToFs: !inTransaction })).messages;

  async function prepare(text: string): Promise<Prepared> {
    const known = kept.get(text);
    if (known) {
      kept.delete(text);
      kept.set(text, known);
      return known;
    }
    const name = `s${++made}`;
    const said = await say(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const params = said.find((one) => one instanceof messages.ParameterDescriptionMessage)?.dataTypeIDs ?? [];
    const fields = said.find((one) => one instanceof messages.RowDescriptionMessage)?.fields ?? [];
    const prepared = { name, params, fields };
    kept.set(text, prepared);
    const [oldest] = kept;
    if (kept.size > KEPT && oldest) await forget(...oldest);
    return prepared;
  }

  async function forget(text: string, { name }: Prepared): Promise<void> {
    kept.delete(text);
    await say(serialize.close({ type: 'S', name }));
  }

  const written = (value: unknown, type: number): string | null => {
    if (value === null || value === undefined) return null;
    const serializer = pglite.serializers[type];
    return serializer ? serializer(value) : String(value);
  };

  async function run(text: string, values: readonly unknown[]): Promise<Rows> {
    if (isStale()) await say(serialize.query(DISCARD));
    const { name, params, fields } = await prepare(text);
    const bound = values.map((value, index) => written(value, params[index]!));
    const said = await say(serialize.bind({ statement: name, values: bound }), serialize.execute({}));
    const rows: Record<string, unknown>[] = [];
    let affectedRows = 0;
    for (const one of said) {
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

  const asks = (plain: Pick<PGlite, 'query'>) =>
    (async (text: string, values: unknown[] = []) => {
      if (IS_KEPT.test(text)) return run(text, values);
      if (CHANGES_SHAPES.test(text)) for (const one of [...kept]) await forget(...one);
      return plain.query(text, values);
    }) as Asked['query'];

  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: asks(pglite),
    transaction: (work) =>
      pglite
        .transaction(async (tx) => {
          inTransaction = true;
          return work({ query: asks(tx), rollback: () => tx.rollback() });
        })
        .finally(() => {
          inTransaction = false;
        }) as ReturnType<typeof work>,
  };
}
