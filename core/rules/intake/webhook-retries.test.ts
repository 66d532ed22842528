import { describe, expect, test } from 'vitest';
import { retryAfterSeconds, secondsToNextTry } from './webhook-retries.ts';

const HOUR = 3600;
const waitsAt = (random: number, retryAfter: number | null = null) =>
  Array.from({ length: 10 }, (_, tried) =>
    secondsToNextTry({ tries: tried + 1, retryAfter, waits: undefined, random }),
  );

describe('the waits between tries of a message', () => {
  test('are ten tries’, each 10 % shorter or longer', () => {
    const waits = [5, 300, 1800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR, null];
    expect(waitsAt(0.5)).toEqual(waits);
    expect(waitsAt(0)[8]).toBeCloseTo(24 * HOUR * 0.9);
    expect(waitsAt(1)[8]).toBeCloseTo(24 * HOUR * 1.1);
  });

  test('are those of the setting, without jitter', () => {
    const next = (tries: number, random: number) =>
      secondsToNextTry({ tries, retryAfter: null, waits: [1, 2, 3], random });
    for (const random of [0, 0.99]) expect([1, 2, 3, 4].map((tries) => next(tries, random))).toEqual([1, 2, 3, null]);
  });

  test('become longer by Retry-After, never shorter, and no try is added', () => {
    expect(waitsAt(0.5, HOUR).slice(0, 4)).toEqual([HOUR, HOUR, HOUR, 2 * HOUR]);
    expect(waitsAt(0.5, HOUR)[9]).toBeNull();
  });
});

test('Retry-After is read as seconds or as a date, at most a day', () => {
  const now = new Date('2026-11-19T12:00:00Z');
  const read = (header: string | undefined) => retryAfterSeconds(header, now);
  expect([read('120'), read(' 0 '), read('999999999')]).toEqual([120, 0, 24 * HOUR]);
  expect(read('Thu, 19 Nov 2026 12:01:30 GMT')).toBe(90);
  expect(read('Thu, 19 Nov 2026 11:00:00 GMT')).toBe(0);
  expect(read('Thu, 26 Nov 2026 12:00:00 GMT')).toBe(24 * HOUR);
  expect([read(undefined), read(''), read('soon')]).toEqual([null, null, null]);
});
