import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Departure } from './departure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that begins to leave, and whether its proxy has looked away. */
function leaving({ askedBefore }: { askedBefore: boolean }) {
  const departure = new Departure();
  if (askedBefore) expect(departure.asked()).toBe(false);
  departure.hasBegun = true;
  const state = { isAway: false };
  void departure.proxyLooksAway().then(() => {
    state.isAway = true;
  });
  return { departure, state };
}

test('where nobody asks after health, the door stays open for two seconds', async () => {
  const { state } = leaving({ askedBefore: false });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(state.isAway).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(state.isAway).toBe(true);
});

test('behind a proxy that asks, it stays open until the proxy has heard twice that the process is leaving', async () => {
  const { departure, state } = leaving({ askedBefore: true });
  expect(departure.asked()).toBe(true);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(state.isAway).toBe(false);
  expect(departure.asked()).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(state.isAway).toBe(true);
});

test('a proxy that asks no more is waited for six seconds', async () => {
  const { state } = leaving({ askedBefore: true });
  await vi.advanceTimersByTimeAsync(5_800);
  expect(state.isAway).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  expect(state.isAway).toBe(true);
});

test('what is still open is given up after ten seconds without an answer', async () => {
  const departure = new Departure();
  const giveUp = vi.fn();
  departure.giveUpWhenIdle(giveUp);
  await vi.advanceTimersByTimeAsync(9_000);
  departure.progressed();
  await vi.advanceTimersByTimeAsync(9_500);
  expect(giveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(giveUp).toHaveBeenCalled();
});
