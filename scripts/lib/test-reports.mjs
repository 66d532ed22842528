import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A run that ended badly without naming a failed test (a crash, an error outside of any test) still counts as one. */
function settle({ passed, failed, skipped }, ok) {
  const total = passed + failed;
  if (total === 0) return { passed, failed: 1, skipped, note: 'ran no tests' };
  return { passed, failed: ok ? failed : Math.max(failed, 1), skipped };
}

export function readVitestReport(file, ok) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0, note: 'ended without a report' };
  const broken = report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0);
  return settle(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    ok,
  );
}

export function readPlaywrightReport(file, ok) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0, note: 'ended without a report' };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settle({ passed: expected, failed: unexpected + flaky, skipped }, ok);
}
