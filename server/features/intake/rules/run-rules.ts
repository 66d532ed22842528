import { setImmediate } from 'node:timers/promises';
import { NOTICE_STATUS } from '#core/lookups.ts';
import type { ActionKey } from '#core/rules/intake/rule-lookups.ts';
import { matchesRule } from '#core/rules/intake/rule-matching.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { readPattern } from '../../../threads/patterns.ts';
import { writeNote } from '../../records/notes/write-note.ts';
import { forwardNotice, forwardToDomains } from '../forwarding/forward-notice.ts';
import { setNoticeSender, setNoticeStatus } from '../notices/write/set-notice.ts';
import { noticeFacts } from './notice-facts.ts';
import { ruleChanges } from './rule-changes.ts';
import { activeRules, factsOf, type RuleAction, type RuleTableRow, recordHit } from './rules.queries.ts';
import { stops } from './stops.ts';

type Perform = (tx: Tx, deps: Deps, notice_id: number, value: string) => Promise<void>;

/** Implementation of each action. A note never sends mail to the customer. */
const PERFORM: Readonly<Record<ActionKey, Perform>> = {
  set_status: (tx, _, id, value) => setNoticeStatus(tx, id, Number(value)),
  set_sender: (tx, _, id, value) => setNoticeSender(tx, id, Number(value)),
  forward_to_domain: async (tx, { config }, id) => {
    await forwardToDomains(tx, config, id);
  },
  forward_to: async (tx, { config }, id, email) => {
    await forwardNotice(tx, config, id, { email });
  },
  add_note: async (tx, _, id, text) => {
    await writeNote(tx, 'notice', id, text);
  },
  ignore: (tx, _, id) => setNoticeStatus(tx, id, NOTICE_STATUS.ignored),
  stop: async () => undefined,
};

/** Actions that replace automatic forwarding. */
const DECIDING: readonly ActionKey[] = ['set_status', 'forward_to_domain', 'forward_to', 'ignore'];

/** History entry of a rule with the `stop` flag and no actions. */
const ONLY_STOP: readonly RuleAction[] = [{ action: 'stop', value: '' }];

async function perform(tx: Tx, deps: Deps, notice_id: number, rule: RuleTableRow): Promise<void> {
  await recordHit(tx.db, rule.id, notice_id, tx.now);
  for (const { action, value } of rule.actions) await PERFORM[action](tx, deps, notice_id, value);
  const changes = ruleChanges(rule.name, rule.actions.length > 0 ? rule.actions : ONLY_STOP);
  recordHistory(tx, { model: 'notice', object_id: notice_id, action: 'rule applied', changes });
}

/** decisions §7: runs the rules in order, each on the notice as changed by the previous ones, until one stops. */
export async function runRules(tx: Tx, deps: Deps, notice_id: number): Promise<{ decided: boolean }> {
  const rules = await activeRules(tx.db);
  if (rules.length === 0) return { decided: false };
  let decided = false;
  let row = await factsOf(tx.db, notice_id);
  for (const rule of rules) {
    // Yields to the event loop: matching many rules against a long text takes time.
    await setImmediate();
    if (!row || !matchesRule(rule, noticeFacts(row), readPattern)) continue;
    await perform(tx, deps, notice_id, rule);
    row = await factsOf(tx.db, notice_id);
    decided ||= rule.actions.some(({ action }) => DECIDING.includes(action));
    if (stops(rule)) break;
  }
  return { decided };
}
