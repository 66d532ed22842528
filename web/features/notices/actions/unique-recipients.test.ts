import { expect, test } from 'vitest';
import { uniqueRecipients } from './unique-recipients.ts';

test('each address is listed once, under its first name', () => {
  expect(
    uniqueRecipients([
      { email: 'abuse@example.com', from: 'example.com' },
      { email: null, from: 'example.net' },
      { email: 'legal@example.com', from: 'Clipwell Ltd' },
      { email: 'abuse@example.com', from: 'example.org' },
    ]),
  ).toEqual([
    { email: 'abuse@example.com', from: 'example.com' },
    { email: 'legal@example.com', from: 'Clipwell Ltd' },
  ]);
});
