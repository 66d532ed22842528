import * as contract from '#core/contract/intake/filters.ts';
import * as runs from '#core/contract/intake/rule-runs.ts';
import { ACTIONS, CONDITIONS, FIELD_CONDITIONS, FIELDS } from '#core/rules/intake/rule-lookups.ts';
import { lookupPage } from '../../../db/lists/constant-list.ts';
import { routes, serve } from '../../../http/serve.ts';
import { changeRule, createRule, deleteRule, examineRuleChange, newRuleErrors } from './change-rules.ts';
import { listRules, readRule } from './read-rules.ts';
import { createRuleRun, listRuleRuns, readRuleRun, startRuleRun, undoRuleRun } from './runs/rule-runs.ts';
import { tryRule } from './try-rule.ts';

const byName = ({ name }: { name: string }) => name;

export const ruleRoutes = routes(
  serve(contract.listRules, ({ deps, query }) => listRules(deps, query)),
  serve(
    contract.createRule,
    ({ deps, actor, body }) => createRule(deps, actor, body),
    ({ deps, given }) => newRuleErrors(deps.db, given),
  ),
  serve(contract.getRule, ({ deps, params }) => readRule(deps.db, params.id)),
  serve(
    contract.changeRule,
    ({ deps, actor, params, body }) => changeRule(deps, actor, params.id, body),
    ({ deps, params, given }) => examineRuleChange(deps.db, params.id, given),
  ),
  serve(contract.deleteRule, ({ deps, actor, params }) => deleteRule(deps, actor, params.id)),
  serve(contract.tryRule, ({ deps, body }) => tryRule(deps, body)),
  serve(runs.listRuleRuns, ({ deps, query }) => listRuleRuns(deps, query)),
  serve(runs.createRuleRun, ({ deps, actor, params }) => createRuleRun(deps, actor, params.id)),
  serve(runs.getRuleRun, ({ deps, params }) => readRuleRun(deps, params.id)),
  serve(runs.startRuleRun, ({ deps, actor, params }) => startRuleRun(deps, actor, params.id)),
  serve(runs.undoRuleRun, ({ deps, actor, params }) => undoRuleRun(deps, actor, params.id)),
  serve(contract.listConditions, async ({ query }) => lookupPage(CONDITIONS, query, byName)),
  serve(contract.listFields, async ({ query }) => lookupPage(FIELDS, query, byName)),
  serve(contract.listFieldConditions, async ({ query }) => lookupPage(FIELD_CONDITIONS, query, byName)),
  serve(contract.listActions, async ({ query }) => lookupPage(ACTIONS, query, byName)),
);
