import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';

interface Entry {
  object_id: number;
  action: string;
  user_id: number | null;
  changes: unknown;
}

/** Adds an entry about a notice after the head, which the caller has locked. */
export async function linkEntry(
  client: PoolClient,
  { id, hash }: { id: number; hash: string },
  { object_id, action, user_id, changes }: Entry,
): Promise<void> {
  const text = JSON.stringify(changes);
  const next = createHash('sha256').update(`${hash}${text}${object_id}`).digest('hex');
  await client.query({
    name: 'chain',
    text: `with h as (insert into bare_history (id, uuid, is_snapshot, object_id, content_type, action, user_id, date, changes, previous_hash, hash)
        values ($1, gen_random_uuid(), false, $2, 13, $7, $3, now(), $4, $5, $6))
      update history_head set hash = hash`,
    values: [id, object_id, user_id, text, hash, next, action],
  });
}
