import { randomUUID } from 'node:crypto';
import type { DomainEntry } from '#core/contract/trade/orders.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { inChunks } from '../../../../db/in-chunks.ts';
import { isEmbedded } from '../../../../db/open/open-embedded.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { enqueue, type JobHandler } from '../../../../jobs/queue.ts';
import { freeEntries, stageDomains, unstageDomains } from '../../../registry/domains/adding/stage-domains.ts';
import { domainsAddedBy, isFinished } from './staged-domains.queries.ts';

/** Domain names added to an order ahead of the action (identified by `uuid`) that needs them. */
export interface Staged {
  readonly uuid: string;
  readonly names: ReadonlySet<string>;
}

interface Entries {
  added: readonly DomainEntry[];
  /** True when the action removes no domains, so that a name in use stays in use. */
  isAddOnly: boolean;
}

/** Larger requests are staged. */
const MAX_IN_ONE_TRANSACTION = 1_000;
/** Domains per transaction: about 0.2 s on the embedded database. */
const BATCH_SIZE = 400;
/** Delay before the undo job checks whether the action has finished. */
const CHECK_SECONDS = 15;

/** Actions in progress in this process. */
const inProgress = new Set<string>();

/**
 * A saga. A transaction on the embedded database blocks all other callers, and ten thousand domains take seconds. They
 * are added in batches, one transaction each, with other callers served in between; `finish` is the short final
 * transaction. If it fails, the batches are undone; if the process dies, by the job enqueued with the first batch.
 * PostgreSQL uses one transaction, which blocks no one. See docs/decisions/029.
 */
export async function withStagedDomains<T>(
  deps: Deps,
  actor: { id: number },
  lockOrder: (tx: Tx) => Promise<{ id: number; company_id: number }>,
  { added, isAddOnly }: Entries,
  finish: (staged?: Staged) => Promise<T>,
): Promise<T> {
  const free = await entriesToStage(deps, { added, isAddOnly });
  if (free.length === 0) return finish();
  const uuid = randomUUID();
  const names = new Set<string>();
  let order_id: number | undefined;
  inProgress.add(uuid);
  try {
    for await (const batch of inChunks(free, BATCH_SIZE)) {
      const work = async (tx: Tx) => {
        const order = await lockOrder(tx);
        if (order_id === undefined) await scheduleUndoCheck(tx, { order_id: order.id, uuid });
        order_id = order.id;
        return stageDomains(tx, { order_id, company_id: order.company_id }, batch);
      };
      for (const name of await transaction(deps, actor, work, uuid)) names.add(name);
    }
    return await finish({ uuid, names });
  } catch (error) {
    // The undo job removes what remains.
    const logFailure = (err: unknown) =>
      deps.log.warn({ err, order_id }, 'staged domains could not be undone; the job retries');
    if (order_id !== undefined) await undo(deps, { order_id, uuid }).catch(logFailure);
    throw error;
  } finally {
    inProgress.delete(uuid);
  }
}

/** Entries to add ahead of the action: none for small requests and on PostgreSQL. */
export async function entriesToStage(
  { db }: Pick<Deps, 'db'>,
  { added, isAddOnly }: Entries,
): ReturnType<typeof freeEntries> {
  if (added.length <= MAX_IN_ONE_TRANSACTION || !isEmbedded(db)) return [];
  const free = await freeEntries(db, added, isAddOnly);
  return free.length > MAX_IN_ONE_TRANSACTION ? free : [];
}

interface StagedAction {
  order_id: number;
  uuid: string;
}

const scheduleUndoCheck = (tx: Tx, action: StagedAction): Promise<void> =>
  enqueue(tx, 'undo-staged-domains', action, { at: addSeconds(tx.now, CHECK_SECONDS) });

async function undo(deps: Pick<Deps, 'db' | 'clock'>, { order_id, uuid }: StagedAction): Promise<void> {
  for await (const ids of inChunks(await domainsAddedBy(deps.db, uuid), BATCH_SIZE)) {
    await transaction(deps, null, (tx) => unstageDomains(tx, order_id, ids));
  }
}

/** Compensation for an action whose process died before it finished. */
export const undoStagedDomains = (deps: Deps): JobHandler<StagedAction> => ({
  retry: [10, 60, 600],
  run: async (action) => {
    if (inProgress.has(action.uuid)) await transaction(deps, null, (tx) => scheduleUndoCheck(tx, action));
    else if (!(await isFinished(deps.db, action.uuid))) await undo(deps, action);
  },
});
