import { expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/project.mjs';
import { runNode } from '../scripts/lib/run-command.mjs';
import { figure, many } from './figure.ts';

/** `npm test` runs all API tests on PostgreSQL, and on the embedded database those in `ON_BOTH`; these are the rest (vitest.config.ts). */
test('all other API tests pass on the embedded database', async () => {
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
  // One failed test is enough to show that the check can fail.
  const bail = process.env.VERIFY_FAILPOINT ? ['--bail=1'] : [];
  const env = { ...process.env, TEST_DATABASE_URL: undefined, NO_COLOR: '1' };
  const { ok, output } = await runNode(vitest, ['run', '--project=rest', '--reporter=dot', ...bail], { env });
  expect(ok, output.slice(-20_000)).toBe(true);
  figure(many(Number(/Tests .*?(\d+) passed/.exec(output)?.[1]), 'tests'));
});
