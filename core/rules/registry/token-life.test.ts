import { describe, expect, test } from 'vitest';
import { nextTokenReminder, tokenExpiry, tokenState } from './token-life.ts';

const NOW = new Date('2026-11-17T12:00:00.000Z');
const iso = (date: Date | null) => date?.toISOString() ?? null;

describe('the expiry of a token', () => {
  test.each([
    ['by default 90 days ahead', undefined, '2027-02-15T12:00:00.000Z'],
    ['at least a day ahead', '2026-11-18T12:00:00Z', '2026-11-18T12:00:00.000Z'],
    ['a day ahead by a clock that is late', '2026-11-18T11:59:30Z', '2026-11-18T11:59:30.000Z'],
    ['less than a day ahead', '2026-11-18T11:58:00Z', null],
    ['at most 366 days ahead', '2027-11-18T12:00:00Z', '2027-11-18T12:00:00.000Z'],
    ['more than 366 days ahead', '2027-11-18T12:00:01Z', null],
    ['with an offset', '2026-12-01T00:00:00+02:00', '2026-11-30T22:00:00.000Z'],
    ['tomorrow, by the calendar', '2026-11-18', '2026-11-18T00:00:00.000Z'],
    ['the last date', '2027-11-18', '2027-11-18T00:00:00.000Z'],
    ['today', '2026-11-17', null],
    ['a date too far ahead', '2027-11-19', null],
    ['the past', '2020-01-01', null],
  ])('%s', (_, typed, expected) => {
    expect(iso(tokenExpiry(typed, NOW))).toBe(expected);
  });
});

describe('reminders', () => {
  test.each([
    ['14 days before', '2026-12-17T12:00:00.000Z', '2026-12-03T12:00:00.000Z'],
    ['only 1 day before, for a short life', '2026-11-22T12:00:00.000Z', '2026-11-21T12:00:00.000Z'],
    ['only 1 day before, for a life of 14 days', '2026-12-01T12:00:00.000Z', '2026-11-30T12:00:00.000Z'],
    ['none for a life of a day', '2026-11-18T12:00:00.000Z', null],
    ['none after the expiry', '2026-11-01T12:00:00.000Z', null],
  ])('%s', (_, expires, expected) => {
    expect(iso(nextTokenReminder(new Date(expires), NOW))).toBe(expected);
  });
});

test('a revoked token stays revoked after its expiry', () => {
  const [before, after] = ['2026-11-16T12:00:00.000Z', '2026-11-18T12:00:00.000Z'];
  const states = [
    { expires_date: after, revoked_date: null },
    { expires_date: NOW.toISOString(), revoked_date: null },
    { expires_date: before, revoked_date: before },
  ].map((token) => tokenState(token, NOW));
  expect(states).toEqual(['active', 'expired', 'revoked']);
});
