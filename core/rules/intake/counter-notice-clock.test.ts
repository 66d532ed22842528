import { describe, expect, test } from 'vitest';
import { dateIn } from '../text/zoned-time.ts';
import { addBusinessDays, type Clock, clockOf, isNear } from './counter-notice-clock.ts';

const datesOf = ({ earliest, safe_from, safe_until, latest }: Clock): string[] => [
  earliest,
  safe_from,
  safe_until,
  latest,
];

// Received, earliest, safe_from, safe_until, latest: counted by hand on a calendar.
describe('the four dates of a counter-notice', () => {
  test.each([
    // The table of beyond § 15.
    ['2026-11-17', '2026-12-02', '2026-12-03', '2026-12-07', '2026-12-08'],
    ['2027-12-20', '2028-01-05', '2028-01-06', '2028-01-07', '2028-01-11'],
  ])('of the table: received %s', (received, ...dates) => expect(datesOf(clockOf(received))).toEqual(dates));

  test.each([
    ['2026-11-10', '2026-11-25', '2026-11-27', '2026-11-30', '2026-12-02'],
    ['2026-11-11', '2026-11-25', '2026-11-27', '2026-12-01', '2026-12-02'],
    ['2026-11-18', '2026-12-03', '2026-12-04', '2026-12-08', '2026-12-09'],
    ['2028-11-03', '2028-11-20', '2028-11-21', '2028-11-23', '2028-11-27'],
  ])('around Veterans Day and Thanksgiving: received %s', (received, ...dates) =>
    expect(datesOf(clockOf(received))).toEqual(dates),
  );

  test.each([
    ['2026-11-13', '2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04'],
    ['2026-11-14', '2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04'],
    ['2026-11-15', '2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04'],
  ])('received on a weekend as on the Friday before: %s', (received, ...dates) =>
    expect(datesOf(clockOf(received))).toEqual(dates),
  );

  test.each([
    ['2026-12-10', '2026-12-24', '2026-12-28', '2026-12-30', '2026-12-31'],
    ['2026-12-18', '2027-01-05', '2027-01-06', '2027-01-07', '2027-01-11'],
    ['2026-12-24', '2027-01-11', '2027-01-12', '2027-01-13', '2027-01-15'],
    ['2026-12-25', '2027-01-11', '2027-01-12', '2027-01-14', '2027-01-15'],
    ['2026-12-31', '2027-01-15', '2027-01-19', '2027-01-20', '2027-01-22'],
    ['2027-01-01', '2027-01-15', '2027-01-19', '2027-01-21', '2027-01-22'],
    ['2026-01-02', '2026-01-16', '2026-01-20', '2026-01-22', '2026-01-23'],
  ])('around Christmas, New Year and the Birthday of Martin Luther King, Jr.: received %s', (received, ...dates) =>
    expect(datesOf(clockOf(received))).toEqual(dates),
  );

  test.each([
    ['2027-12-10', '2027-12-27', '2027-12-28', '2027-12-30', '2028-01-03'],
    ['2027-12-16', '2028-01-03', '2028-01-04', '2028-01-05', '2028-01-07'],
    ['2027-12-17', '2028-01-04', '2028-01-05', '2028-01-06', '2028-01-10'],
    ['2027-12-24', '2028-01-10', '2028-01-11', '2028-01-13', '2028-01-14'],
    ['2027-12-31', '2028-01-14', '2028-01-18', '2028-01-20', '2028-01-21'],
    ['2028-01-01', '2028-01-14', '2028-01-18', '2028-01-20', '2028-01-21'],
    ['2028-01-03', '2028-01-18', '2028-01-19', '2028-01-21', '2028-01-24'],
  ])('New Year 2028, observed on December 31, 2027: received %s', (received, ...dates) =>
    expect(datesOf(clockOf(received))).toEqual(dates),
  );

  test.each([
    ['2021-12-17', '2022-01-04', '2022-01-05', '2022-01-06', '2022-01-10'],
    ['2026-06-26', '2026-07-13', '2026-07-14', '2026-07-16', '2026-07-17'],
    ['2026-07-02', '2026-07-17', '2026-07-20', '2026-07-22', '2026-07-23'],
    ['2026-07-04', '2026-07-17', '2026-07-20', '2026-07-23', '2026-07-23'],
    ['2027-06-11', '2027-06-28', '2027-06-29', '2027-07-01', '2027-07-02'],
    ['2027-06-18', '2027-07-02', '2027-07-06', '2027-07-08', '2027-07-09'],
    ['2027-06-25', '2027-07-12', '2027-07-13', '2027-07-15', '2027-07-16'],
    ['2027-07-05', '2027-07-19', '2027-07-20', '2027-07-23', '2027-07-23'],
  ])('holidays on Saturdays and Sundays: received %s', (received, ...dates) =>
    expect(datesOf(clockOf(received))).toEqual(dates),
  );

  test.each([
    ['2026-02-02', '2026-02-17', '2026-02-18', '2026-02-20', '2026-02-23'],
    ['2026-05-11', '2026-05-26', '2026-05-27', '2026-05-29', '2026-06-01'],
    ['2026-05-25', '2026-06-08', '2026-06-09', '2026-06-12', '2026-06-12'],
    ['2026-06-05', '2026-06-22', '2026-06-23', '2026-06-25', '2026-06-26'],
    ['2026-08-24', '2026-09-08', '2026-09-09', '2026-09-11', '2026-09-14'],
    ['2026-09-07', '2026-09-21', '2026-09-22', '2026-09-25', '2026-09-25'],
    ['2026-09-28', '2026-10-13', '2026-10-14', '2026-10-16', '2026-10-19'],
    ['2026-10-12', '2026-10-26', '2026-10-27', '2026-10-30', '2026-10-30'],
    ['2028-02-29', '2028-03-14', '2028-03-15', '2028-03-20', '2028-03-20'],
  ])('holidays of the other months, and a leap day: received %s', (received, ...dates) =>
    expect(datesOf(clockOf(received))).toEqual(dates),
  );

  test.each([
    // Inauguration Days: January 20, 2021 was a Wednesday, January 20, 2025 the Birthday of Martin Luther King, Jr.
    ['2021-01-08', '2021-01-25', '2021-01-26', '2021-01-28', '2021-01-29'],
    ['2025-01-06', '2025-01-21', '2025-01-22', '2025-01-24', '2025-01-27'],
    // Federal offices were closed on December 24, 2024 by executive order.
    ['2024-12-16', '2024-12-31', '2025-01-02', '2025-01-03', '2025-01-07'],
  ])('Inauguration Day and closures by executive order do not count: received %s', (received, ...dates) =>
    expect(datesOf(clockOf(received))).toEqual(dates),
  );

  test.each([
    ['1999-01-01', '1999-01-15', '1999-01-19', '1999-01-21', '1999-01-22'],
    ['2199-12-31', '2200-01-15', '2200-01-16', '2200-01-20', '2200-01-22'],
  ])('the first and the last year: received %s', (received, ...dates) =>
    expect(datesOf(clockOf(received))).toEqual(dates),
  );

  // The moment, the day 0 in New York, and `safe_from`.
  test.each([
    ['2026-11-18T04:30:00Z', '2026-11-17', '2026-12-03'], // 23:30 in New York
    ['2026-11-18T05:30:00Z', '2026-11-18', '2026-12-04'], // 00:30 in New York
    ['2026-07-02T03:30:00Z', '2026-07-01', '2026-07-17'], // 23:30 in summer
    ['2026-07-02T04:30:00Z', '2026-07-02', '2026-07-20'], // 00:30 in summer
    ['2026-03-08T04:30:00Z', '2026-03-07', '2026-03-23'], // 23:30 before clocks go forward
    ['2026-03-09T03:30:00Z', '2026-03-08', '2026-03-23'], // 23:30 of the day on which they do
    ['2026-11-01T03:30:00Z', '2026-10-31', '2026-11-17'], // 23:30 before clocks go back
    ['2026-11-02T04:30:00Z', '2026-11-01', '2026-11-17'], // 23:30 of the day on which they do
    ['2026-11-02T05:30:00Z', '2026-11-02', '2026-11-18'], // 00:30 of the day after
    ['2028-01-01T04:59:59Z', '2027-12-31', '2028-01-18'], // the last second of 2027
  ])('%s is received on %s', (moment, received, safe_from) => {
    expect(dateIn(new Date(moment), 'America/New_York')).toBe(received);
    expect(clockOf(received).safe_from).toBe(safe_from);
  });
});

test('every window satisfies both readings', () => {
  for (let year = 1999; year <= 2199; year += 28)
    for (let day = 0; day < 366; day++) {
      const received = new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10);
      const dates = datesOf(clockOf(received));
      expect([...dates].sort(), received).toEqual(dates);
    }
});

test('a date is near when fewer than three business days are left', () => {
  expect(addBusinessDays('2026-11-25', 3)).toBe('2026-12-01');
  expect(isNear('2026-11-25', '2026-11-30')).toBe(true);
  expect(isNear('2026-11-25', '2026-12-01')).toBe(false);
  expect(isNear('2026-11-25', '2026-11-20')).toBe(true);
});
