import type { RuleTableRow } from './rules.queries.ts';

/** decisions §10: the flag and the action are the same; a rule stops by either. */
export const stops = ({ stop, actions }: Pick<RuleTableRow, 'stop' | 'actions'>): boolean =>
  stop || actions.some(({ action }) => action === 'stop');
