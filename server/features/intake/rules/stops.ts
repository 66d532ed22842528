import type { RuleTableRow } from './rules.queries.ts';

/** decisions §10: the `stop` flag and the `stop` action are equivalent. */
export const stops = ({ stop, actions }: Pick<RuleTableRow, 'stop' | 'actions'>): boolean =>
  stop || actions.some(({ action }) => action === 'stop');
