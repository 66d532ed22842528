import { randomUUID } from 'node:crypto';
import type { DomainEntry } from '#core/contract/trade/orders.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { inChunks } from '../../../../db/in-chunks.ts';
import { isEmbedded } from '../../../../db/open/open-embedded.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { enqueue, type JobHandler } from '../../../../jobs/queue.ts';
import { freeEntries, stageDomains, unstageDomains } from '../../../registry/domains/staged/stage-domains.ts';
import { domainsAddedBy, isFinished } from './staged-domains.queries.ts';

/** The names that an order was given before the action that asks for them, which has this number. */
export interface Staged {
  readonly uuid: string;
  readonly names: ReadonlySet<string>;
}

interface Entries {
  added: readonly DomainEntry[];
  /** Nothing goes in the same action, so that a name that is held stays held. */
  isAlone: boolean;
}

/** More than this is staged. */
const MANY = 1_000;
/** Domains of one transaction: a fifth of a second on the embedded database. */
const PIECE = 400;
/** How soon it is looked whether an action has finished. */
const LOOK_SECONDS = 15;

/** The actions of this process that are under way. */
const underWay = new Set<string>();

/**
 * A saga: on the embedded database a transaction keeps everybody else out, and ten thousand domains take seconds. So they are
 * taken piece by piece, each in a transaction of its own with others let in between, and `finish` is the short transaction that
 * makes the action whole. When it fails they are given back; when the process dies, by the job that the first piece left behind.
 * PostgreSQL does it all in one transaction: there nobody else waits. See docs/decisions/029.
 */
export async function withStagedDomains<T>(
  deps: Deps,
  actor: { id: number },
  lockOrder: (tx: Tx) => Promise<{ id: number; company_id: number }>,
  { added, isAlone }: Entries,
  finish: (staged?: Staged) => Promise<T>,
): Promise<T> {
  const free = await toBeStaged(deps, { added, isAlone });
  if (free.length === 0) return finish();
  const uuid = randomUUID();
  const names = new Set<string>();
  let order_id: number | undefined;
  underWay.add(uuid);
  try {
    for await (const piece of inChunks(free, PIECE)) {
      const work = async (tx: Tx) => {
        const order = await lockOrder(tx);
        if (order_id === undefined) await lookLater(tx, { order_id: order.id, uuid });
        order_id = order.id;
        return stageDomains(tx, { order_id, company_id: order.company_id }, piece);
      };
      for (const name of await transaction(deps, actor, work, uuid)) names.add(name);
    }
    return await finish({ uuid, names });
  } catch (error) {
    // What is left over is the job's.
    const fails = (err: unknown) => deps.log.warn({ err, order_id }, 'staged domains were not given back');
    if (order_id !== undefined) await undo(deps, { order_id, uuid }).catch(fails);
    throw error;
  } finally {
    underWay.delete(uuid);
  }
}

/** What is taken before the action itself: nothing, where it is little or nobody else waits. */
export async function toBeStaged(
  { db }: Pick<Deps, 'db'>,
  { added, isAlone }: Entries,
): ReturnType<typeof freeEntries> {
  if (added.length <= MANY || !isEmbedded(db)) return [];
  const free = await freeEntries(db, added, isAlone);
  return free.length > MANY ? free : [];
}

interface StagedAction {
  order_id: number;
  uuid: string;
}

const lookLater = (tx: Tx, action: StagedAction): Promise<void> =>
  enqueue(tx, 'undo-staged-domains', action, { at: addSeconds(tx.now, LOOK_SECONDS) });

async function undo(deps: Pick<Deps, 'db' | 'clock'>, { order_id, uuid }: StagedAction): Promise<void> {
  for await (const ids of inChunks(await domainsAddedBy(deps.db, uuid), PIECE)) {
    await transaction(deps, null, (tx) => unstageDomains(tx, order_id, ids));
  }
}

/** Gives back what an action took that never finished: its process died. */
export const undoStagedDomains = (deps: Deps): JobHandler<StagedAction> => ({
  retry: [10, 60, 600],
  run: async (action) => {
    if (underWay.has(action.uuid)) await transaction(deps, null, (tx) => lookLater(tx, action));
    else if (!(await isFinished(deps.db, action.uuid))) await undo(deps, action);
  },
});
