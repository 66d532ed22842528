import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { CONTENT_TYPES, type Model } from '#core/lookups.ts';
import { failpoint } from '../base/failpoints.ts';
import { lockHead } from './history-companies.ts';
import type { Db } from './tables.ts';
import type { Tx } from './transaction.ts';

export interface Change {
  field: string;
  from: unknown;
  to: unknown;
}

/** The action of an internal note: only superusers see its entries. */
export const INTERNAL_NOTE_ADDED = 'internal note added';

export interface HistoryEntry {
  model: Model;
  object_id: number;
  action: string;
  changes?: Change[];
  snapshot?: unknown;
}

interface HistoryTable {
  id: number;
  uuid: string;
  is_snapshot: boolean;
  object_id: number;
  content_type: number;
  action: string;
  user_id: number | null;
  /** The company token that acted; null: a user or the system. */
  token_id: number | null;
  token_name: string | null;
  date: Date;
  changes: unknown;
  snapshot: unknown;
  previous_hash: string;
  hash: string;
}

declare module './tables.ts' {
  interface Tables {
    history: HistoryTable;
    history_head: { one: boolean; id: number; hash: string };
  }
}

/** Buffers an entry until the transaction commits. Entries of the same object are merged. */
export function recordHistory(tx: Tx, entry: HistoryEntry): void {
  tx.history.push({ ...entry, uuid: tx.uuid });
}

/** The fields that differ. */
export function changesBetween<T extends object>(before: T, after: Partial<T>): Change[] {
  return Object.entries(after).flatMap(([field, to]) => {
    const from = before[field as keyof T];
    return from === to ? [] : [{ field, from, to }];
  });
}

/** Sorts object keys: `jsonb` reorders them, and the hash must not depend on the order. Dates are left to JSON. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
}

export type StoredEntry = Selectable<HistoryTable>;

type Hashed = Omit<StoredEntry, 'hash' | 'token_id' | 'token_name'> & {
  token_id?: number | null;
  token_name?: string | null;
};

/** The fields that an entry's hash covers. Those of a token are among them only where a token acted. */
export function hashedFields({ token_id, token_name, ...entry }: Omit<StoredEntry, 'hash'>): Hashed {
  return token_id === null && token_name === null ? entry : { ...entry, token_id, token_name };
}

/** An entry as one line of JSON with sorted keys: what its hash covers, and the hash. */
export const historyLine = ({ hash, ...entry }: StoredEntry): string =>
  JSON.stringify(canonical({ ...hashedFields(entry), hash }));

const hashOf = (entry: Omit<StoredEntry, 'hash'>): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(hashedFields(entry))))
    .digest('hex');

/**
 * decisions §8: merges the entries of each object. The last action wins, unless it is the generic `changed`. Internal notes stay
 * apart, as fewer people see them.
 */
function perObject<Entry extends HistoryEntry>(entries: readonly Entry[]): Entry[] {
  const objects = new Map<string, Entry>();
  for (const entry of entries) {
    const key = `${entry.model} ${entry.object_id} ${entry.action === INTERNAL_NOTE_ADDED}`;
    const before = objects.get(key);
    const changes = [...(before?.changes ?? []), ...(entry.changes ?? [])];
    const action = before && entry.action === 'changed' ? before.action : entry.action;
    objects.set(key, { ...before, ...entry, action, changes });
  }
  return [...objects.values()];
}

/**
 * Assigns numbers and hashes while holding the lock on the head of the chain, which gives entries one order without gaps. The only
 * writer of `history`: entries are never changed or deleted (decisions §8), and `npm run check-history` finds it if they are.
 */
export async function appendHistory(tx: Tx): Promise<void> {
  if (tx.history.length === 0) return;
  const entries = perObject(tx.history);
  const { head, companyOf } = await lockHead(tx.db, entries);
  let { id, hash } = head;
  const rows = entries.map((entry) => {
    const row = {
      id: ++id,
      uuid: entry.uuid,
      is_snapshot: entry.snapshot !== undefined,
      object_id: entry.object_id,
      content_type: CONTENT_TYPES[entry.model],
      action: entry.action,
      user_id: tx.actor_id,
      token_id: tx.token?.id ?? null,
      token_name: tx.token?.name ?? null,
      date: tx.now,
      changes: entry.changes ?? [],
      snapshot: entry.snapshot ?? null,
      previous_hash: hash,
    };
    hash = hashOf(row);
    return { ...row, hash, company_id: companyOf(entry) ?? null };
  });
  await writeHistory(tx.db, rows, { id, hash });
}

type NewEntry = Selectable<HistoryTable> & { company_id: number | null };

/**
 * Writes the entries, their owners and the new head in one statement, because all other transactions wait for the head's lock.
 * Each company's entries are numbered consecutively.
 */
async function writeHistory(db: Db, rows: readonly NewEntry[], head: { id: number; hash: string }): Promise<void> {
  await sql`
    with entries as materialized (
      select e.id, e.uuid, e.is_snapshot, e.object_id, e.content_type, e.action, e.user_id, e.token_id, e.token_name, e.date, e.changes,
        e.snapshot, e.previous_hash, e.hash, e.company_id
      from json_to_recordset(${JSON.stringify(rows)}::json) as e (id bigint, uuid uuid, is_snapshot boolean, object_id int, content_type smallint,
        action text, user_id int, token_id int, token_name text, date timestamptz, changes jsonb, snapshot jsonb, previous_hash text,
        hash text, company_id int)
    ), last as materialized (
      select c.company_id, coalesce((
        select hc.number from history_companies hc where hc.company_id = c.company_id order by hc.history_id desc limit 1), 0) as number
      from (select distinct company_id from entries where company_id is not null) c
    ), chained as (
      insert into history (id, uuid, is_snapshot, object_id, content_type, action, user_id, token_id, token_name, date, changes,
        snapshot, previous_hash, hash)
      select id, uuid, is_snapshot, object_id, content_type, action, user_id, token_id, token_name, date, changes, snapshot, previous_hash,
        hash
      from entries
    ), owned as (
      insert into history_companies (history_id, company_id, number, content_type, is_snapshot, action)
      select e.id, e.company_id, last.number + row_number() over (partition by e.company_id order by e.id),
        e.content_type, e.is_snapshot, e.action
      from entries e join last on last.company_id = e.company_id
    )
    update history_head set id = ${head.id}::bigint, hash = ${head.hash}`.execute(db);
}

export type ChainReport = { ok: true; entries: number } | { ok: false; broken: number; why: string };

/** Verifies the hash chain and reports the first broken entry (security rule 25). */
export async function checkHistory(db: Db, batch = 1000): Promise<ChainReport> {
  const head = await db.selectFrom('history_head').select(['id', 'hash']).executeTakeFirst();
  if (!head) return { ok: false, broken: 0, why: 'the end of the chain is missing' };
  let last = { id: 0, hash: '' };
  for (;;) {
    const rows = await db
      .selectFrom('history')
      .selectAll()
      // Tampering that the driver's types hide: microseconds in the date, a JSON null as the snapshot.
      .select(
        sql<boolean>`date <> date_trunc('milliseconds', date) or coalesce(jsonb_typeof(snapshot) = 'null', false)`.as(
          'isAltered',
        ),
      )
      .where('id', '>', last.id)
      .where('id', '<=', head.id)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { hash, isAltered, ...row } of rows) {
      if (row.id !== last.id + 1) return { ok: false, broken: last.id + 1, why: 'the entry is missing' };
      if (row.previous_hash !== last.hash)
        return { ok: false, broken: row.id, why: 'it does not follow the one before' };
      if (isAltered || (hashOf(row) !== hash && !failpoint('skip-hash-of-history')))
        return { ok: false, broken: row.id, why: 'it was changed' };
      last = { id: row.id, hash };
    }
    if (rows.length < batch) break;
  }
  if (last.id !== head.id) return { ok: false, broken: last.id + 1, why: 'the entry is missing' };
  if (last.hash !== head.hash) return { ok: false, broken: last.id, why: 'it is not the entry the chain ended with' };
  const beyond = await sql<{
    id: number;
  }>`select id from history where id > ${head.id} or id < 1 order by id limit 1`.execute(db);
  const extra = beyond.rows[0];
  return extra
    ? { ok: false, broken: extra.id, why: 'it was added outside the chain' }
    : { ok: true, entries: last.id };
}
