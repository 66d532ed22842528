import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Departure } from '../../base/departure.ts';
import { drainWhenLeaving } from './drain.ts';

test('the idle timer of open requests starts only once the listener is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const [departure, giveUp, app] = [new Departure(), vi.fn(), fastify()];
  drainWhenLeaving(app, departure);
  await app.listen({ port: 0, host: '127.0.0.1' });
  departure.giveUpWhenIdle(giveUp);
  vi.advanceTimersByTime(9_500);
  await app.close();
  vi.advanceTimersByTime(9_500);
  expect(giveUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(giveUp).toHaveBeenCalled();
});
