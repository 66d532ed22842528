import type { Rule, RuleListQuery } from '#core/contract/intake/filters.ts';
import { ACTIONS, FIELD_CONDITIONS, FIELDS, type Keyed } from '#core/rules/intake/rule-lookups.ts';
import type { Db } from '../../../db/tables.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { getRuleView, listRuleViews, type RuleView } from './rules.queries.ts';
import { stops } from './stops.ts';

const entryOf = (list: readonly Keyed[], key: string): Keyed =>
  list.find((one) => one.key === key) ?? { id: 0, key, name: key };

const present = ({ rows, actions, last_hit, created_by: _, created_date: __, ...rule }: RuleView): Rule => ({
  ...rule,
  rows: rows.map(({ field, field_condition, value }) => ({
    field: entryOf(FIELDS, field),
    field_condition: entryOf(FIELD_CONDITIONS, field_condition),
    value,
  })),
  stop: stops({ stop: rule.stop, actions }),
  actions: actions.map(({ action, value }) => ({ action: entryOf(ACTIONS, action), value })),
  last_hit: last_hit?.toISOString() ?? null,
});

export async function listRules({ db }: Deps, query: RuleListQuery) {
  const { rows, count } = await listRuleViews(db, query);
  return { results: rows.map(present), count };
}

export async function readRule(db: Db, id: number): Promise<Rule> {
  return present(found(await getRuleView(db, id)));
}
