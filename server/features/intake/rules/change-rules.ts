import type { Rule, RuleChange, RuleFields } from '#core/contract/intake/filters.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Actor } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found, refuseFields } from '../../../http/answer/refuse.ts';
import { actionErrors, normalizeActions, ruleErrors } from './check-rule.ts';
import { readRule } from './read-rules.ts';
import {
  getRuleView,
  insertRule,
  lockRules,
  type RuleAction,
  type RuleTableRow,
  removeRule,
  rulesInOrder,
  setOrder,
  updateRule,
} from './rules.queries.ts';
import { activeRunOf } from './runs/rule-runs.queries.ts';
import { stops } from './stops.ts';

/** Moves a rule to a position and shifts the others; last by default. */
async function moveToPosition(tx: Tx, id: number, position: number | undefined): Promise<void> {
  const others = (await rulesInOrder(tx.db)).filter((one) => one !== id);
  const at = Math.min((position ?? others.length + 1) - 1, others.length);
  await setOrder(tx.db, [...others.slice(0, at), id, ...others.slice(at)]);
}

/** Errors of a new rule, or of its fields that are valid by shape. */
export async function newRuleErrors(db: Db, rule: Partial<RuleFields>): Promise<FieldErrors> {
  const { actions, stop = false } = rule;
  return { ...(actions && actionErrors({ actions, stop })), ...(await ruleErrors(db, rule)) };
}

export function createRule(deps: Deps, actor: Actor, { position, ...rule }: RuleFields): Promise<Rule> {
  return transaction(deps, actor, async (tx) => {
    await lockRules(tx.db);
    refuseFields(await newRuleErrors(tx.db, rule));
    const id = await insertRule(tx.db, {
      ...rule,
      actions: normalizeActions(rule.actions),
      position: 0,
      created_by: actor.id,
      created_date: tx.now,
    });
    await moveToPosition(tx, id, position);
    recordHistory(tx, { model: 'filter', object_id: id, action: 'created' });
    return readRule(tx.db, id);
  });
}

const printable = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value);

/** The actions after a change. Clearing the `stop` flag also removes the `stop` action. */
function actionsAfter(before: RuleTableRow, { actions, stop }: RuleChange): RuleAction[] | undefined {
  if (actions) return normalizeActions(actions);
  return stop === false && stops(before) ? before.actions.filter(({ action }) => action !== 'stop') : undefined;
}

/** The error of a change that leaves a rule without effect. */
function idleErrors(current: RuleTableRow, { actions, stop }: RuleChange): FieldErrors {
  if (!actions && stop === undefined) return {};
  const left = actions ?? actionsAfter(current, { stop }) ?? current.actions;
  return actionErrors({ ...current, ...(stop !== undefined && { stop }), actions: left });
}

async function ruleChangeErrors(db: Db, current: RuleTableRow, change: RuleChange): Promise<FieldErrors> {
  return { ...idleErrors(current, change), ...(await ruleErrors(db, change)) };
}

/** Errors of a change whose shape is invalid too. */
export const examineRuleChange = async (db: Db, id: number, given: RuleChange): Promise<FieldErrors> =>
  ruleChangeErrors(db, found(await getRuleView(db, id)), given);

export function changeRule(deps: Deps, actor: Actor, id: number, change: RuleChange): Promise<Rule> {
  const { position, actions: _, ...values } = change;
  return transaction(deps, actor, async (tx) => {
    await lockRules(tx.db);
    const current = found(await getRuleView(tx.db, id));
    refuseFields(await ruleChangeErrors(tx.db, current, change));
    const actions = actionsAfter(current, change);
    const after = { ...values, ...(actions && { actions }) };
    const before = { ...current, stop: stops(current) };
    await updateRule(tx.db, id, after);
    if (position !== undefined) await moveToPosition(tx, id, position);
    const changes = Object.entries({ ...after, ...(position !== undefined && { position }) })
      .map(([field, to]) => ({ field, from: printable(before[field as keyof typeof before]), to: printable(to) }))
      .filter(({ from, to }) => from !== to);
    if (changes.length > 0) recordHistory(tx, { model: 'filter', object_id: id, action: 'changed', changes });
    return readRule(tx.db, id);
  });
}

export function deleteRule(deps: Deps, actor: Actor, id: number): Promise<void> {
  return transaction(deps, actor, async (tx) => {
    await lockRules(tx.db);
    const { name } = found(await getRuleView(tx.db, id));
    // The run records its hits with the rule.
    if ((await activeRunOf(tx.db, id)) !== undefined) throw new AppError('rule_running');
    await removeRule(tx.db, id);
    await setOrder(tx.db, await rulesInOrder(tx.db));
    recordHistory(tx, {
      model: 'filter',
      object_id: id,
      action: 'deleted',
      changes: [{ field: 'name', from: name, to: null }],
    });
  });
}
