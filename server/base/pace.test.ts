import { describe, expect, test } from 'vitest';
import { Pace } from './pace.ts';

/** The second in which the body is ended; null if it arrives completely. */
function endOf(bytesInSecond: (second: number) => number, whole: number): number | null {
  const pace = new Pace(0);
  for (let [second, bytes] = [1, 0]; second < 10_000; second++) {
    bytes += bytesInSecond(second);
    if (bytes >= whole) return null;
    if (!pace.tick(bytes)) return second;
  }
  return Number.POSITIVE_INFINITY;
}

const KB = 1024;
const SCAN = 25 * KB * KB;

describe('a body', () => {
  test.for<[string, (second: number) => number, number | null]>([
    ['that never starts is ended after 30 seconds', () => 0, 30],
    ['that stops in the middle is ended 30 seconds later', (second) => (second <= 10 ? 1_000 * KB : 0), 40],
    ['of one byte every 29 seconds is ended after the minute of grace', (s) => (s % 29 === 0 ? 1 : 0), 60],
    ['of one byte a second is ended after the minute of grace', () => 1, 60],
    ['of 4 KB a second is ended after the minute of grace', () => 4 * KB, 60],
    ['over a slow connection of 10 KB a second arrives', () => 10 * KB, null],
    ['over a connection that is down for 25 seconds of each minute arrives', (s) => (s % 60 < 25 ? 0 : 30 * KB), null],
    ['that starts with a burst and then trickles is ended', (second) => (second === 1 ? 800 * KB : 1), 101],
  ])('%s', ([, bytesInSecond, end]) => {
    expect(endOf(bytesInSecond, SCAN)).toBe(end);
  });

  test('counts as slow only after some seconds', () => {
    const [stalled, fast] = [new Pace(0), new Pace(0)];
    const seen: boolean[][] = [];
    for (let second = 1; second <= 6; second++) {
      stalled.tick(0);
      fast.tick(second * 200 * KB);
      seen.push([stalled.isSlow, fast.isSlow]);
    }
    expect(seen.map(([slow]) => slow)).toEqual([false, false, false, false, true, true]);
    expect(seen.some(([, quick]) => quick)).toBe(false);
  });
});
