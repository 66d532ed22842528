import { expect, test } from 'vitest';
import { shortDate, shortDateIn, shortDateTime, shortDateTimeWithZone, shortDay } from './dates.ts';

test('a date is the same day everywhere, with short month names', () => {
  expect(shortDate('2029-11-18')).toBe('18 Nov 2029');
  expect(shortDate('2029-09-01')).toBe('1 Sep 2029');
  expect(shortDate(new Date('2029-11-18T23:59:59Z'))).toBe('18 Nov 2029');
  expect(shortDate('2029-11-18T23:30:00-05:00')).toBe('19 Nov 2029');
  expect(shortDay('2029-11-18')).toBe('18 Nov');
});

test('a moment is shown in the time zone, with the zone on request', () => {
  const moment = '2026-11-17T20:22:05.000Z';
  expect(shortDateTime(moment, 'UTC')).toBe('17 Nov 2026, 20:22');
  expect(shortDateTime(moment, 'Europe/Berlin')).toBe('17 Nov 2026, 21:22');
  expect(shortDateTimeWithZone(moment, 'Europe/Berlin')).toBe('17 Nov 2026, 21:22 GMT+1');
  expect(shortDateTimeWithZone(moment, 'America/New_York')).toBe('17 Nov 2026, 15:22 EST');
  expect(shortDateIn('2026-11-17T23:30:00Z', 'Europe/Berlin')).toBe('18 Nov 2026');
  expect(shortDateTime('2026-11-17T00:05:00Z', 'UTC')).toBe('17 Nov 2026, 00:05');
});
