import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Departure } from './departure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that starts to shut down, and whether its proxy has stopped sending requests. */
function leaving({ checkedBefore }: { checkedBefore: boolean }) {
  const departure = new Departure();
  if (checkedBefore) expect(departure.healthChecked()).toBe(false);
  departure.hasBegun = true;
  const state = { isAway: false };
  void departure.proxyRemovedUs().then(() => {
    state.isAway = true;
  });
  return { departure, state };
}

test('without health checks, requests are accepted for two more seconds', async () => {
  const { state } = leaving({ checkedBefore: false });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(state.isAway).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(state.isAway).toBe(true);
});

test('behind a proxy, requests are accepted until two health checks were answered with 503', async () => {
  const { departure, state } = leaving({ checkedBefore: true });
  expect(departure.healthChecked()).toBe(true);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(state.isAway).toBe(false);
  expect(departure.healthChecked()).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(state.isAway).toBe(true);
});

test('a proxy that stopped its health checks is waited for six seconds', async () => {
  const { state } = leaving({ checkedBefore: true });
  await vi.advanceTimersByTimeAsync(5_800);
  expect(state.isAway).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  expect(state.isAway).toBe(true);
});

test('open requests are dropped after ten seconds without progress', async () => {
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
