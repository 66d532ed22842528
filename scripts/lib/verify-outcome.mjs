import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The figures that a check reported, or its first failure. */
export function readOutcome(check, { ok, output, figureFile, reportFile }) {
  const plain = stripVTControlCharacters(output);
  const said = existsSync(figureFile) ? readFileSync(figureFile, 'utf8').trim().split('\n') : [];
  const printed = check.figure ? (plain.match(check.figure)?.slice(-1) ?? []) : [];
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined;
  const tests = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  const count =
    tests.length > 0 && said.length === 0 ? [`${report.numPassedTests} of ${tests.length} tests passed`] : [];
  const figure = [...said, ...printed, ...count].join('; ');
  if (ok && figure === '') return { ok: false, ran: false, figure, why: `no figure was reported: ${tail(plain)}` };
  if (ok) return { ok, figure };
  const failed = tests.find(({ status }) => status === 'failed');
  const why = failed ? firstLines(failed.failureMessages.join('\n')) : tail(plain);
  // A check that never ran proves nothing.
  const began = !/did not start|Build failed|Transform failed|SyntaxError/.test(why);
  const ran = check.tests ? failed !== undefined && began : printed.length > 0 || check.red?.test(plain) === true;
  return { ok, ran, figure, why };
}

const firstLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, 3)
    .join(' ')
    .slice(0, 300);

const tail = (text) => text.trim().split('\n').slice(-6).join(' | ').slice(-500);
