import { expect, test } from 'vitest';
import { clockOf } from '#core/rules/intake/counter-notice-clock.ts';
import { calendarWeeks } from './calendar-days.ts';

const daysFor = (received: string) => calendarWeeks(received, clockOf(received)).flat();
const dates = (received: string, is: 'isWindow' | 'isHoliday' | 'isReceived' | 'isEarliest' | 'isLatest') =>
  daysFor(received)
    .filter((day) => day[is])
    .map(({ date }) => date);

test('the calendar of 17 Nov 2026 shows the receipt, the window and the holidays in whole weeks', () => {
  const days = daysFor('2026-11-17');
  expect([days[0]!.date, days.at(-1)!.date, days.length % 7]).toEqual(['2026-11-16', '2026-12-13', 0]);
  expect(dates('2026-11-17', 'isReceived')).toEqual(['2026-11-17']);
  expect(dates('2026-11-17', 'isHoliday')).toEqual(['2026-11-26']);
  expect(dates('2026-11-17', 'isEarliest')).toEqual(['2026-12-02']);
  expect(dates('2026-11-17', 'isWindow')).toEqual([
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
    '2026-12-07',
  ]);
  expect(dates('2026-11-17', 'isLatest')).toEqual(['2026-12-08']);
});

test('a New Year observed in the old year is a holiday in the calendar', () => {
  expect(dates('2027-12-20', 'isHoliday')).toEqual(['2027-12-24', '2027-12-31']);
});
