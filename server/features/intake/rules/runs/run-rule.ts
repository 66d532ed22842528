import { messages } from '#core/messages.ts';
import { recordHistory } from '../../../../db/history.ts';
import { allOf } from '../../../../db/in-batches.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import { matchInThread } from '../../../../threads/match-rule.ts';
import { noticeFacts } from '../notice-facts.ts';
import { factsOf } from '../rules.queries.ts';
import { applyTo, undoOn } from './apply-run.ts';
import {
  addMatches,
  getRunView,
  lockRun,
  nextNoticeIds,
  type RunNotice,
  type RunRow,
  type RunState,
  type RunView,
  runNotices,
  updateRun,
} from './rule-runs.queries.ts';

/** Notices that are examined at once, and changed in one transaction. */
const EXAMINED_AT_ONCE = 200;
const CHANGED_AT_ONCE = 25;

/** Whether there is more to do. */
type Step = (deps: Deps, run: RunView) => Promise<boolean>;

/** Examines the next notices. Matching is slow and happens outside the transaction; the cursor tells if another process was faster. */
const countSome: Step = async (deps, run) => {
  const ids = await nextNoticeIds(deps.db, run, EXAMINED_AT_ONCE);
  const rows = (await allOf(ids.map((id) => factsOf(deps.db, id)))).filter((row) => row !== undefined);
  const notices = rows.map((row) => ({ id: row.id, facts: noticeFacts(row) }));
  const rule = { condition: run.condition, rows: run.rows };
  const matched = notices.length === 0 ? [] : await matchInThread({ rule, notices });
  return transaction(deps, null, async (tx) => {
    const locked = await lockRun(tx.db, run.id);
    if (locked?.status !== 'counting') return false;
    if (locked.cursor_id !== run.cursor_id) return true;
    if (matched === null) {
      await updateRun(tx.db, run.id, { status: 'failed', message: messages.patternTooSlow });
      return false;
    }
    await addMatches(tx.db, run.id, matched);
    const isLast = ids.length < EXAMINED_AT_ONCE;
    await updateRun(
      tx.db,
      run.id,
      isLast ? { status: 'counted', cursor_id: run.max_notice_id } : { cursor_id: ids.at(-1)! },
    );
    return !isLast;
  });
};

/** The next notices of a run, each with the change and its record in the same transaction, so that none is changed twice. */
interface Pass {
  status: RunRow['status'];
  from: RunState;
  uuidOf: (run: RunRow) => string;
  change: (tx: Tx, run: RunRow, row: RunNotice) => Promise<void>;
  finish: (tx: Tx, run: RunRow) => Promise<void>;
}

const changeSome =
  ({ status, from, uuidOf, change, finish }: Pass): Step =>
  (deps, run) =>
    transaction(
      deps,
      run.user_id === null ? null : { id: run.user_id },
      async (tx) => {
        const locked = await lockRun(tx.db, run.id);
        if (locked?.status !== status) return false;
        const rows = await runNotices(tx.db, run.id, from, CHANGED_AT_ONCE);
        for (const row of rows) await change(tx, locked, row);
        if (rows.length === CHANGED_AT_ONCE) return true;
        await finish(tx, locked);
        return false;
      },
      uuidOf(run),
    );

const recordOnRule = async (tx: Tx, run: RunRow, action: string, state: RunState): Promise<void> => {
  if (run.filter_id === null) return;
  const changed = (await getRunView(tx.db, run.id))?.states?.[state] ?? 0;
  const changes = [{ field: 'notices', from: null, to: changed }];
  recordHistory(tx, { model: 'filter', object_id: run.filter_id, action, changes });
};

const STEPS: Readonly<Partial<Record<RunRow['status'], Step>>> = {
  counting: countSome,
  running: changeSome({
    status: 'running',
    from: 'matched',
    uuidOf: ({ uuid }) => uuid,
    change: applyTo,
    finish: async (tx, run) => {
      await updateRun(tx.db, run.id, { status: 'done', finished_date: tx.now });
      await recordOnRule(tx, run, 'run on existing notices', 'applied');
    },
  }),
  undoing: changeSome({
    status: 'undoing',
    from: 'applied',
    uuidOf: ({ undo_uuid }) => undo_uuid,
    change: undoOn,
    finish: async (tx, run) => {
      await updateRun(tx.db, run.id, { status: 'undone', undone_date: tx.now });
      await recordOnRule(tx, run, 'run undone', 'undone');
    },
  }),
};

/** Counts, applies or undoes a run, whichever it is at. A process that dies leaves off at its last commit; the next one goes on. */
export function runRule(deps: Deps): JobHandler<{ run_id: number }> {
  return {
    retry: [5, 30, 120, 600, 3600],
    async onDead({ run_id }) {
      await updateRun(deps.db, run_id, { status: 'failed', message: messages.wrong });
    },
    async run({ run_id }, signal) {
      for (;;) {
        signal.throwIfAborted();
        const run = await getRunView(deps.db, run_id);
        const step = run && STEPS[run.status];
        if (!step || !(await step(deps, run))) return;
      }
    },
  };
}
