import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Shutdown } from '../../base/shutdown.ts';
import { drainOnShutdown } from './drain.ts';

test('the idle timer of open requests starts only once the listener is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const [shutdown, giveUp, app] = [new Shutdown(), vi.fn(), fastify()];
  drainOnShutdown(app, shutdown);
  await app.listen({ port: 0, host: '127.0.0.1' });
  shutdown.onIdle(giveUp);
  vi.advanceTimersByTime(9_500);
  await app.close();
  vi.advanceTimersByTime(9_500);
  expect(giveUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(giveUp).toHaveBeenCalled();
});
