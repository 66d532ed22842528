import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { figure, many, scaled } from './figure.ts';
import { onDurablePostgres } from './under-load.ts';

const RESTARTS = scaled(8, 3);
/** Acknowledgments between two restarts. */
const BETWEEN = 20;

const health = (url: string): Promise<number> => fetch(`${url}/health/`).then(({ status }) => status);

test('after PostgreSQL crashes and restarts under load, nothing acknowledged is lost and the process recovers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'safeharbor-verify-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { postgres, server, load, acknowledged, refused } = await onDurablePostgres(folder);
  const people = load();
  const someMore = async () => {
    const goal = acknowledged() + BETWEEN;
    await expect.poll(acknowledged, { interval: 5 }).toBeGreaterThanOrEqual(goal);
  };
  let slowest = 0;
  for (let restart = 0; restart < RESTARTS; restart++) {
    await someMore();
    await postgres.restart();
    const up = performance.now();
    await expect.poll(() => health(server.url), { interval: 20 }).toBe(200);
    slowest = Math.max(slowest, performance.now() - up);
  }
  await someMore();
  await people.end();
  figure(
    `${RESTARTS} × PostgreSQL cut off: ${many(acknowledged(), 'acknowledged')}, 0 lost, ${refused()} got a temporary error, ` +
      `recovered within ${Math.round(slowest)} ms`,
  );
});
