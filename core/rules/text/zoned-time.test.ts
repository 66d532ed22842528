import { expect, test } from 'vitest';
import { dateIn, momentAt } from './zoned-time.ts';

const NEW_YORK = 'America/New_York';

test.each([
  ['2026-11-17', 9, NEW_YORK, '2026-11-17T14:00:00.000Z'],
  ['2026-07-01', 9, NEW_YORK, '2026-07-01T13:00:00.000Z'],
  ['2026-07-01', 0, NEW_YORK, '2026-07-01T04:00:00.000Z'],
  // Clocks go forward at 02:00, and back at 02:00.
  ['2026-03-08', 0, NEW_YORK, '2026-03-08T05:00:00.000Z'],
  ['2026-03-08', 2, NEW_YORK, '2026-03-08T07:00:00.000Z'],
  ['2026-03-08', 9, NEW_YORK, '2026-03-08T13:00:00.000Z'],
  ['2026-11-01', 0, NEW_YORK, '2026-11-01T04:00:00.000Z'],
  ['2026-11-01', 1, NEW_YORK, '2026-11-01T05:00:00.000Z'],
  ['2026-11-01', 9, NEW_YORK, '2026-11-01T14:00:00.000Z'],
  // Midnight does not exist on this day.
  ['2026-04-24', 0, 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['2026-11-17', 9, 'UTC', '2026-11-17T09:00:00.000Z'],
  ['2026-11-17', 0, 'Pacific/Kiritimati', '2026-11-16T10:00:00.000Z'],
])('%s, %i:00 in %s is %s', (date, hour, zone, moment) => {
  expect(momentAt(date, hour, zone).toISOString()).toBe(moment);
  expect(dateIn(new Date(moment), zone)).toBe(date);
});

test('the date changes at midnight of the zone', () => {
  expect(dateIn(new Date('2026-11-18T04:59:59.999Z'), NEW_YORK)).toBe('2026-11-17');
  expect(dateIn(new Date('2026-11-18T05:00:00Z'), NEW_YORK)).toBe('2026-11-18');
});
