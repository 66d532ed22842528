import { describe, expect, test } from 'vitest';
import { expiryOf, firstClockDate, nextClockDate, reminderDue } from './designation.ts';

test.each([
  ['2026-11-15', '2029-11-15'],
  ['2028-02-29', '2031-02-28'],
  ['2025-02-28', '2028-02-28'],
  ['2027-12-31', '2030-12-31'],
])('a designation filed on %s expires on %s', (filed, expires) => expect(expiryOf(filed)).toBe(expires));

describe('the reminder for a designation that expires on March 1, 2028', () => {
  test.each<[string, number | undefined]>([
    ['2027-12-01', undefined],
    ['2027-12-02', 90],
    ['2027-12-31', 90],
    ['2028-01-01', 60],
    ['2028-01-31', 30],
    ['2028-02-22', 30],
    ['2028-02-23', 7],
    ['2028-02-28', 7],
    ['2028-02-29', 1],
    ['2028-03-01', undefined],
    ['2029-01-01', undefined],
  ])('on %s is the one for %s days', (today, days) => expect(reminderDue('2028-03-01', today)).toBe(days));
});

test('actions are scheduled for each reminder and the expiry, and then end', () => {
  const dates: (string | null)[] = [firstClockDate('2028-03-01')];
  for (let at = dates[0]; at; at = dates.at(-1)!) dates.push(nextClockDate('2028-03-01', at));
  expect(dates).toEqual(['2027-12-02', '2028-01-01', '2028-01-31', '2028-02-23', '2028-02-29', '2028-03-01', null]);
});
