import { randomUUID } from 'node:crypto';
import { RULE_UNDO_MINUTES } from '#core/constants.ts';
import type { RuleRun, RuleRunListQuery } from '#core/contract/intake/rule-runs.ts';
import { AppError } from '#core/errors.ts';
import { isRunnable } from '#core/rules/intake/rule-lookups.ts';
import { addSeconds } from '../../../../base/clock.ts';
import type { Actor } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { enqueue } from '../../../../jobs/queue.ts';
import { peopleOf } from '../../../records/users/read/people.ts';
import { getRuleView, lockRules } from '../rules.queries.ts';
import {
  activeRunOf,
  getRunView,
  insertRun,
  listRunViews,
  lockRun,
  newestNoticeId,
  type RunRow,
  type RunView,
  updateRun,
} from './rule-runs.queries.ts';

const undoUntil = ({ status, finished_date }: RunRow, now: Date): Date | null => {
  if (status !== 'done' || finished_date === null) return null;
  const until = addSeconds(finished_date, RULE_UNDO_MINUTES * 60);
  return until > now ? until : null;
};

const percent = (part: number, whole: number): number => (whole === 0 ? 100 : Math.floor((100 * part) / whole));

function progressOf({ status, examined, total, states }: RunView): number {
  const { matched = 0, applied = 0, unchanged = 0, undone = 0, left_alone = 0 } = states ?? {};
  if (status === 'counting') return percent(examined, total);
  if (status === 'running') return percent(applied + unchanged, matched + applied + unchanged);
  return status === 'undoing' ? percent(undone + left_alone, applied + undone + left_alone) : 100;
}

async function present(db: Db, rows: readonly RunView[], now: Date): Promise<RuleRun[]> {
  const people = await peopleOf(
    db,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map((row) => {
    const { matched = 0, applied = 0, unchanged = 0, undone = 0, left_alone = 0 } = row.states ?? {};
    return {
      id: row.id,
      rule: { id: row.filter_id, name: row.name },
      status: row.status,
      progress: progressOf(row),
      matched: matched + applied + unchanged + undone + left_alone,
      ...{ applied, unchanged, undone, left_alone },
      user: people.get(row.user_id) ?? null,
      created_date: row.created_date.toISOString(),
      finished_date: row.finished_date?.toISOString() ?? null,
      undo_until: undoUntil(row, now)?.toISOString() ?? null,
      message: row.message,
    };
  });
}

const presentOne = async (db: Db, id: number, now: Date): Promise<RuleRun> =>
  (await present(db, [found(await getRunView(db, id))], now))[0]!;

export const readRuleRun = ({ db, clock }: Deps, id: number): Promise<RuleRun> => presentOne(db, id, clock.now());

export async function listRuleRuns({ db, clock }: Deps, query: RuleRunListQuery) {
  const { rows, count } = await listRunViews(db, query);
  return { results: await present(db, rows, clock.now()), count };
}

/** Each phase has a job of its own, so that asking for it twice runs it once. */
const enqueueRun = (tx: Tx, run_id: number, phase: 'count' | 'start' | 'undo'): Promise<void> =>
  enqueue(tx, 'run-rule', { run_id }, { key: `rule-run:${run_id}:${phase}` });

/** Begins to count the existing notices that a rule matches. Forwarding cannot be undone, so runs leave it out. */
export function createRuleRun(deps: Deps, actor: Actor, rule_id: number): Promise<RuleRun> {
  return transaction(deps, actor, async (tx) => {
    await lockRules(tx.db);
    const { id: filter_id, name, condition, rows, actions } = found(await getRuleView(tx.db, rule_id));
    if (!actions.some(({ action }) => isRunnable(action))) throw new AppError('rule_not_runnable');
    if ((await activeRunOf(tx.db, filter_id)) !== undefined) throw new AppError('rule_running');
    const id = await insertRun(tx.db, {
      ...{ filter_id, name, condition, rows, actions, status: 'counting' },
      ...{ uuid: randomUUID(), undo_uuid: randomUUID(), max_notice_id: await newestNoticeId(tx.db) },
      ...{ user_id: actor.id, created_date: tx.now },
    });
    await enqueueRun(tx, id, 'count');
    return presentOne(tx.db, id, tx.now);
  });
}

/** Applies a counted run. Repeating the call changes nothing. */
export function startRuleRun(deps: Deps, actor: Actor, id: number): Promise<RuleRun> {
  return transaction(deps, actor, async (tx) => {
    await lockRules(tx.db);
    const run = found(await lockRun(tx.db, id));
    if (run.status === 'counted') {
      if (run.filter_id !== null && (await activeRunOf(tx.db, run.filter_id)) !== undefined) {
        throw new AppError('rule_running');
      }
      await updateRun(tx.db, id, { status: 'running' });
      await enqueueRun(tx, id, 'start');
    } else if (run.status !== 'running' && run.status !== 'done') throw new AppError('rule_run_refused');
    return presentOne(tx.db, id, tx.now);
  });
}

/** Undoes a run that is under way or was finished less than 10 minutes ago. Repeating the call changes nothing. */
export function undoRuleRun(deps: Deps, actor: Actor, id: number): Promise<RuleRun> {
  return transaction(deps, actor, async (tx) => {
    const run = found(await lockRun(tx.db, id));
    if (run.status === 'running' || undoUntil(run, tx.now) !== null) {
      await updateRun(tx.db, id, { status: 'undoing' });
      await enqueueRun(tx, id, 'undo');
    } else if (run.status !== 'undoing' && run.status !== 'undone') throw new AppError('rule_run_refused');
    return presentOne(tx.db, id, tx.now);
  });
}
