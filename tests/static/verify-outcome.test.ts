import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOutcome } from '../../scripts/lib/verify-outcome.mjs';

/** The outcome of a check with one test that failed with this message. */
function outcomeOf(message: string) {
  const folder = mkdtempSync(join(tmpdir(), 'safeharbor-outcome-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const reportFile = join(folder, 'report.json');
  const assertionResults = [{ status: 'failed', failureMessages: [message] }];
  writeFileSync(reportFile, JSON.stringify({ numPassedTests: 0, testResults: [{ assertionResults }] }));
  const run = { ok: false, output: '', figureFile: join(folder, 'none'), reportFile };
  return readOutcome({ tests: ['verify/kill.check.ts'] }, run);
}

test('a failed expectation is a proof', () =>
  expect(outcomeOf('AssertionError: expected 2 to be 1')).toMatchObject({ ok: false, ran: true }));

/** The messages of `launch` in tests/processes/server-process.ts, of a PostgreSQL for the tests, and of esbuild. */
test.for([
  'Error: the process did not start: out of memory',
  'Error: PostgreSQL did not start.',
  'Error: Build failed with 1 error',
])('a check that never ran proves nothing: %s', (message) =>
  expect(outcomeOf(message)).toMatchObject({ ok: false, ran: false }),
);
