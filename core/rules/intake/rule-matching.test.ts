import { describe, expect, test } from 'vitest';
import type { FieldConditionKey, FieldKey } from './rule-lookups.ts';
import { type Facts, matchesRule } from './rule-matching.ts';

const FACTS: Facts = {
  subject: ['Notice of Infringement #42'],
  sender_email: ['legal@example.com'],
  sender_name: ['Legal Team'],
  body: ['Dear Sir,\nplease remove it.'],
  url: ['https://quay.example.net/a', 'https://pier.example.org/b'],
  domain: ['quay.example.net'],
  company: ['Harbor Hosting'],
  source: ['Email'],
  attachment_name: [],
  completeness: ['core_only'],
  authenticity: ['other_domain'],
  elements: 4,
};
const compilePattern = (pattern: string) => {
  const compiled = new RegExp(pattern, 'i');
  return (text: string) => compiled.test(text);
};
const row = (field: FieldKey, field_condition: FieldConditionKey, value = '') => ({ field, field_condition, value });
const matches = (...rows: ReturnType<typeof row>[]) => matchesRule({ condition: 'all', rows }, FACTS, compilePattern);

test.for<[FieldKey, FieldConditionKey, string, boolean]>([
  ['authenticity', 'equals', 'Other domain', true],
  ['authenticity', 'equals', 'verified', false],
  ['subject', 'contains', 'INFRINGEMENT', true],
  ['subject', 'contains', 'counter', false],
  ['subject', 'does_not_contain', 'counter', true],
  ['subject', 'does_not_contain', 'notice', false],
  ['subject', 'equals', 'notice of infringement #42', true],
  ['subject', 'equals', 'notice', false],
  ['subject', 'starts_with', 'notice of', true],
  ['subject', 'ends_with', '#42', true],
  ['subject', 'matches', '#\\d+$', true],
  ['subject', 'is_empty', '', false],
  ['sender_email', 'ends_with', '@example.com', true],
  ['sender_name', 'equals', 'legal team', true],
  ['body', 'contains', 'remove it', true],
  ['url', 'contains', 'pier.example.org', true],
  ['url', 'does_not_contain', 'pier.example.org', false],
  ['url', 'is_at_least', '2', true],
  ['url', 'is_at_least', '3', false],
  ['domain', 'equals', 'quay.example.net', true],
  ['company', 'starts_with', 'harbor', true],
  ['source', 'equals', 'email', true],
  ['attachment_name', 'is_empty', '', true],
  ['attachment_name', 'contains', '', false],
  ['attachment_name', 'does_not_contain', 'pdf', true],
  ['completeness', 'equals', 'core only', true],
  ['completeness', 'is_at_least', '4', true],
  ['completeness', 'is_at_least', '5', false],
  ['completeness', 'is_at_least', 'defective', true],
  ['completeness', 'is_at_least', 'complete', false],
  ['completeness', 'is_at_least', 'nonsense', false],
])('the condition "%s %s %j" is %s', ([field, condition, value, expected]) => {
  expect(matches(row(field, condition, value))).toBe(expected);
});

describe('all and any', () => {
  const yes = row('subject', 'contains', 'notice');
  const no = row('subject', 'contains', 'counter');
  test.for([
    ['all', [yes, yes], true],
    ['all', [yes, no], false],
    ['any', [no, yes], true],
    ['any', [no, no], false],
  ] as const)('%s of %j is %s', ([condition, rows, expected]) => {
    expect(matchesRule({ condition, rows }, FACTS, compilePattern)).toBe(expected);
  });
});

test('an invalid pattern matches nothing', () => {
  expect(matchesRule({ condition: 'all', rows: [row('body', 'matches', '(')] }, FACTS, () => undefined)).toBe(false);
});
