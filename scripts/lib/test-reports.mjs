import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A run that failed outside any test (a crash, an error while loading) counts as one failed test. */
function settle({ passed, failed, skipped, failures }, ok) {
  const total = passed + failed;
  if (total === 0) return { passed, failed: 1, skipped, failures, note: 'ran no tests' };
  return { passed, failed: ok ? failed : Math.max(failed, 1), skipped, failures };
}

/** A failed test in the summary: enough to find it when only the end of the output is kept. */
const failure = (where, name, why = '') =>
  `${relative(root, where)} › ${name}: ${stripVTControlCharacters(why).split('\n').slice(0, 3).join(' ').slice(0, 300)}`;

export function readVitestReport(file, ok) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0, note: 'ended without a report' };
  const broken = report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0);
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0]))
      .concat(assertionResults.length === 0 && message ? [failure(name, 'the file itself', message)] : []),
  );
  return settle(
    {
      failures,
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
  const specs = ({ specs: own = [], suites = [] }) => [...own, ...suites.flatMap(specs)];
  const failures = specs(report)
    .filter((spec) => !spec.ok)
    .map(({ file, title, tests }) => failure(join(root, 'e2e', file), title, tests[0]?.results.at(-1)?.error?.message));
  return settle({ passed: expected, failed: unexpected + flaky, skipped, failures }, ok);
}
