import type { Rule } from '#core/contract/intake/filters.ts';
import { ruleSentenceCopy as copy } from '#core/copy/intake/rules.ts';
import { statusLookup } from '#core/lookups.ts';
import { valueWords } from './value-words.ts';

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const rowWords = ({ field, field_condition, value }: Rule['rows'][number]): string =>
  [
    field.name,
    lower(field_condition.name),
    field_condition.key !== 'is_empty' && `“${valueWords(field.key, field_condition.key, value)}”`,
  ]
    .filter(Boolean)
    .join(' ');

function actionWords({ action, value }: Rule['actions'][number]): string {
  switch (action.key) {
    case 'set_status':
      return copy.status(statusLookup(Number(value)).name);
    case 'forward_to':
      return copy.forwardTo(value);
    default:
      return lower(action.name);
  }
}

/** The stop flag already says it. */
export const isNotStop = ({ action }: Rule['actions'][number]): boolean => action.key !== 'stop';

/** A rule as one sentence: conditions, then actions. */
export function ruleSentence({
  rows,
  actions,
  condition,
  stop,
}: Pick<Rule, 'rows' | 'actions' | 'condition' | 'stop'>) {
  const when = rows.map(rowWords).join(condition === 'any' ? copy.or : copy.and);
  const then = [...actions.filter(isNotStop).map(actionWords), ...(stop ? [copy.stop] : [])];
  return `${when} → ${then.join(', ')}`;
}
