import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkError, withTimeout } from './chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a chunk that does not load within 120 seconds fails (spec §8)', async () => {
  const failed = vi.fn();
  const load = withTimeout(new Promise<never>(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await load;
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkError));
});

test('a chunk that cannot be loaded fails at once, with the message of the spec', async () => {
  await expect(withTimeout(Promise.reject(new TypeError('offline')))).rejects.toThrow('Loading chunk failed');
});

test('a loaded chunk leaves no timer behind', async () => {
  expect(await withTimeout(Promise.resolve('screen'))).toBe('screen');
  expect(vi.getTimerCount()).toBe(0);
});
