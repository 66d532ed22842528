import { describe, expect, test } from 'vitest';
import { addDays, addMonths, addYears, dateOf, daysBetween } from './calendar.ts';

describe('addMonths', () => {
  test.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-12-01', 13, '2028-01-01'],
    ['2026-01-31', -2, '2025-11-30'],
  ])('%s plus %i months is %s', (date, months, later) => expect(addMonths(date, months)).toBe(later));

  test('moves to the given day, clamped to the end of the month', () => {
    expect(addMonths('2026-02-28', 1, 31)).toBe('2026-03-31');
    expect(addMonths('2026-03-31', 1, 31)).toBe('2026-04-30');
  });
});

describe('addYears', () => {
  test.each([
    ['2026-11-15', 1, '2027-11-15'],
    ['2028-02-29', 1, '2029-02-28'],
    ['2028-02-29', 3, '2031-02-28'],
    ['2028-02-29', 4, '2032-02-29'],
    ['2099-02-28', 1, '2100-02-28'],
  ])('%s plus %i years is %s', (date, years, later) => expect(addYears(date, years)).toBe(later));
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-03-28', 3, '2026-03-31'],
])('%s plus %i days is %s', (date, days, later) => expect(addDays(date, days)).toBe(later));

test('daysBetween counts leap days and ignores daylight saving time', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-11-15', '2026-11-14')).toBe(-1);
});

test('dateOf uses UTC', () => {
  expect(dateOf(new Date('2026-12-31T23:59:59.999Z'))).toBe('2026-12-31');
  expect(dateOf(new Date('2026-12-31T22:00:00-05:00'))).toBe('2027-01-01');
});
