import { expect, test } from 'vitest';
import { ACTIONS, FIELD_CONDITIONS, FIELDS } from '#core/rules/intake/rule-lookups.ts';
import { ruleSentence } from './rule-sentence.ts';

const of = <T extends { key: string }>(list: readonly T[], key: T['key']): T => list.find((one) => one.key === key)!;

test('the values of completeness are shown in words', () => {
  const completeness = (how: 'equals' | 'is_at_least', value: string) => [
    { field: of(FIELDS, 'completeness'), field_condition: of(FIELD_CONDITIONS, how), value },
  ];
  const sentence = (rows: ReturnType<typeof completeness>) =>
    ruleSentence({ rows, actions: [], condition: 'all', stop: true });
  expect(sentence(completeness('equals', 'not_a_notice'))).toBe('Completeness equals “Not a notice” → stop');
  expect(sentence(completeness('is_at_least', '4'))).toBe('Completeness is at least “4 elements” → stop');
});

test('a rule is described as one sentence', () => {
  const rows = [
    { field: of(FIELDS, 'subject'), field_condition: of(FIELD_CONDITIONS, 'contains'), value: 'tide' },
    { field: of(FIELDS, 'url'), field_condition: of(FIELD_CONDITIONS, 'is_empty'), value: '' },
  ];
  const actions = [
    { action: of(ACTIONS, 'set_status'), value: '18' },
    { action: of(ACTIONS, 'forward_to'), value: 'legal@example.com' },
    { action: of(ACTIONS, 'stop'), value: '' },
  ];
  expect(ruleSentence({ rows, actions, condition: 'all', stop: true })).toBe(
    'Subject contains “tide” and URL is empty → status Resolved, forward to legal@example.com, stop',
  );
  expect(ruleSentence({ rows, actions, condition: 'any', stop: true })).toContain('“tide” or URL is empty');
  expect(ruleSentence({ rows, actions: [], condition: 'all', stop: true })).toMatch(/ → stop$/);
});
