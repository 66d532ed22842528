import { statusLookup } from '#core/lookups.ts';
import type { Change } from '../../../db/history.ts';
import type { RuleAction } from './rules.queries.ts';

/** The actions of a rule, as changes for the history of a notice. */
export const ruleChanges = (name: string, actions: readonly RuleAction[]): Change[] =>
  actions.map(({ action, value }) => ({
    field: 'rule',
    from: null,
    to: [name, action, action === 'set_status' ? statusLookup(Number(value)).name : value].filter(Boolean).join(': '),
  }));
