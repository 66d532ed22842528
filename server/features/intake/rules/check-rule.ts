import { z } from 'zod';
import { email } from '#core/contract/fields.ts';
import type { RuleChange } from '#core/contract/intake/filters.ts';
import type { FieldErrors } from '#core/errors.ts';
import { NOTICE_STATUSES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { VERDICTS } from '#core/rules/intake/notice-completeness.ts';
import type { RuleRow } from '#core/rules/intake/rule-matching.ts';
import type { Db } from '../../../db/tables.ts';
import { readPattern } from '../../../threads/patterns.ts';
import { sendersOf } from '../senders/read-senders.ts';
import type { RuleAction } from './rules.queries.ts';
import { stops } from './stops.ts';

const isNumber = (value: string): boolean => value.trim() !== '' && Number.isFinite(Number(value));
/** `unread` is excluded, because rules don't run on unread messages. */
const isVerdict = (value: string): boolean =>
  VERDICTS.filter((verdict) => verdict !== 'unread').some(
    (verdict) => verdict === value.trim().toLowerCase().replaceAll(' ', '_'),
  );

function rowError({ field, field_condition, value }: RuleRow): string | undefined {
  if (field_condition === 'is_empty') return undefined;
  if (value.trim() === '') return messages.fieldRequired;
  if (field_condition === 'matches') return readPattern(value) ? undefined : messages.patternInvalid;
  if (field_condition !== 'is_at_least') return undefined;
  return isNumber(value) || (field === 'completeness' && isVerdict(value)) ? undefined : messages.numberRequired;
}

/** Finds a status by id or name. */
const statusOf = (value: string) =>
  NOTICE_STATUSES.find(
    ({ id, name }) => String(id) === value.trim() || name.toLowerCase() === value.trim().toLowerCase(),
  );

async function actionError(db: Db, { action, value }: RuleAction): Promise<string | undefined> {
  switch (action) {
    case 'set_status':
      return statusOf(value) ? undefined : messages.statusRequired;
    case 'set_sender': {
      const id = Number(value);
      return Number.isSafeInteger(id) && (await sendersOf(db, [id])).has(id) ? undefined : messages.senderRequired;
    }
    case 'forward_to': {
      const read = z.safeParse(email(), value);
      return read.success ? undefined : read.error.issues[0]?.message;
    }
    case 'add_note':
      return value.trim() === '' ? messages.notesRequired : undefined;
    default:
      return undefined;
  }
}

/** An error for a rule that would do nothing. */
export const actionErrors = (rule: Parameters<typeof stops>[0]): FieldErrors =>
  rule.actions.length === 0 && !stops(rule) ? { actions: ['A rule needs an action.'] } : {};

/** An error for each invalid row and action. */
export async function ruleErrors(
  db: Db,
  { rows = [], actions = [] }: Pick<RuleChange, 'rows' | 'actions'>,
): Promise<FieldErrors> {
  const fields: FieldErrors = {};
  for (const [index, row] of rows.entries()) {
    const error = rowError(row);
    if (error) fields[`rows.${index}.value`] = [error];
  }
  for (const [index, action] of actions.entries()) {
    const error = await actionError(db, action);
    if (error) fields[`actions.${index}.value`] = [error];
  }
  return fields;
}

/** Stored form: a status as its id, an address in lower case. */
export const normalizeActions = (actions: readonly RuleAction[]): RuleAction[] =>
  actions.map(({ action, value }) => {
    if (action === 'set_status') return { action, value: String(statusOf(value)!.id) };
    return { action, value: action === 'forward_to' ? value.trim().toLowerCase() : value.trim() };
  });
