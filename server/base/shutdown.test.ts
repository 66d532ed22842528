import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Shutdown } from './shutdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that starts to shut down, and whether its proxy has stopped sending requests. */
function shuttingDown({ checkedBefore }: { checkedBefore: boolean }) {
  const shutdown = new Shutdown();
  if (checkedBefore) expect(shutdown.healthChecked()).toBe(false);
  shutdown.hasBegun = true;
  const state = { isRemoved: false };
  void shutdown.proxyRemovedUs().then(() => {
    state.isRemoved = true;
  });
  return { shutdown, state };
}

test('without health checks, requests are accepted for two more seconds', async () => {
  const { state } = shuttingDown({ checkedBefore: false });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(state.isRemoved).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(state.isRemoved).toBe(true);
});

test('behind a proxy, requests are accepted until two health checks were answered with 503', async () => {
  const { shutdown, state } = shuttingDown({ checkedBefore: true });
  expect(shutdown.healthChecked()).toBe(true);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(state.isRemoved).toBe(false);
  expect(shutdown.healthChecked()).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(state.isRemoved).toBe(true);
});

test('a proxy that stopped its health checks is waited for six seconds', async () => {
  const { state } = shuttingDown({ checkedBefore: true });
  await vi.advanceTimersByTimeAsync(5_800);
  expect(state.isRemoved).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  expect(state.isRemoved).toBe(true);
});

test('open requests are dropped after ten seconds without progress', async () => {
  const shutdown = new Shutdown();
  const giveUp = vi.fn();
  shutdown.onIdle(giveUp);
  await vi.advanceTimersByTimeAsync(9_000);
  shutdown.progressed();
  await vi.advanceTimersByTimeAsync(9_500);
  expect(giveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(giveUp).toHaveBeenCalled();
});
