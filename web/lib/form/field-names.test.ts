import { expect, test } from 'vitest';
import { fieldName, fieldValue } from './field-names.ts';

test.each([
  ['address', 'Street'],
  ['notice_email', 'Notice email'],
  ['designation.dmca_public_id', 'Public ID'],
  ['counts.domains', 'Number of domains'],
  ['something_new', 'Something new'],
  ['inside.of_it', 'Of it'],
])('the field %s is labeled %s', (field, name) => {
  expect(fieldName(field)).toBe(name);
});

test.each([
  [null, 'empty'],
  ['', 'empty'],
  [0, '0'],
  [12_000, '12,000'],
  [true, 'Yes'],
  [[], 'empty'],
  [['a.example', 'b.example'], 'a.example, b.example'],
  [{ id: 1, name: 'Year' }, 'Year'],
  ['2029-01-31', '31 Jan 2029'],
  ['past_due', 'Past due'],
  ['active', 'Active'],
  ['dmca@example.com', 'dmca@example.com'],
  ['Quay Street', 'Quay Street'],
  ['Photos: forward_to: desk@example.com', 'Photos: Forward to an address: desk@example.com'],
  ['Photos: forward_to_domain', 'Photos: Forward to the domain’s email'],
])('the value %j is shown as %s', (value, text) => {
  expect(fieldValue(value)).toBe(text);
});

test('a timestamp is shown in the local time zone', () => {
  expect(fieldValue('2029-01-31T12:00:00.000Z')).toMatch(/^31 Jan 2029, \d\d:\d\d$/);
});
