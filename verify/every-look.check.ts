import { expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/project.mjs';
import { runNode } from '../scripts/lib/run-command.mjs';
import { figure, many } from './figure.ts';

/** `npm test` opens every route at one width and samples the dark theme; this check covers the rest (e2e/long). */
test('every route passes axe at 375 px in the dark theme, for every kind of user, nothing moves under a click, and long names fit', async () => {
  const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const { ok, output } = await runNode(playwright, ['test', '--reporter=line', 'e2e/long/'], {
    env: { ...process.env, E2E_LONG: '1' },
  });
  expect(ok, output).toBe(true);
  figure(many(Number(/(\d+) passed/.exec(output)?.[1]), 'walks, no serious finding'));
}, 3_600_000);
