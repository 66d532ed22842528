import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checks } from '../verify/checks.mjs';
import { buildWhenStale } from './lib/built.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { inRoot, requireNode, root } from './lib/project.mjs';
import { writeVerifyProof } from './lib/proof.mjs';
import { runNode } from './lib/run-command.mjs';
import { provideSystemPackages } from './lib/system-packages.mjs';
import { testEnvironment } from './lib/test-environment.mjs';
import { startThrowawayPostgres } from './lib/throwaway-postgres.mjs';
import { readOutcome } from './lib/verify-outcome.mjs';

/**
 * `npm run verify` runs every check, `npm run verify -- kill fuzz` the named ones. `--break` runs each with its failpoint switched
 * on (server/base/failpoints.ts); `--prove` does the same and expects each to turn red.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    break: { type: 'boolean', default: false },
    prove: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    scale: { type: 'string' },
    json: { type: 'string', default: '.cache/verify.json' },
  },
});
const width = Math.max(...checks.map(({ name }) => name.length));
const unknown = positionals.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0 || values.list) {
  if (unknown.length > 0) console.error(`Unknown check: ${unknown.join(', ')}. Available checks:`);
  for (const { name, says } of checks) console.log(`  ${name.padEnd(width)} ${says}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

requireNode();
process.chdir(root);
await installDependencies({ development: true });
// The bundler is one of the dependencies.
const { buildTestServer } = await import('./lib/test-server.mjs');
const chosen = positionals.length === 0 ? checks : checks.filter(({ name }) => positionals.includes(name));
const isBroken = values.break || values.prove;
// A tenth of the rounds is enough to show that a check can fail.
const scale = values.scale ?? (isBroken ? '0.1' : '1');

const began = Date.now();
const seconds = (since) => Math.round((Date.now() - since) / 1000);
const missing = await provideSystemPackages(['postgresql', 'chromium']);
if (missing) {
  console.error(missing);
  process.exit(1);
}
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'safeharbor-verify-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const postgres = await startThrowawayPostgres();
const underWay = new Set();
const heartbeat = setInterval(
  () => console.log(`  … ${seconds(began)} s: still running ${[...underWay].join(', ')}`),
  60_000,
);

// The build comes first: lanes must not build at once.
const built = chosen.some(({ needs }) => needs?.includes('build')) ? await buildWhenStale() : { ok: true };
// Three lanes, because most checks wait for processes and timers. Those that load the machine or measure how long others wait follow alone.
const results = [];
const servers = new Map();
const shared = chosen.filter(({ alone }) => !alone);
await Promise.all([lane(), lane(), lane()]);
for (const check of chosen.filter(({ alone }) => alone)) await run(check);
clearInterval(heartbeat);
results.sort((a, b) => a.place - b.place);
await postgres.stop();
report();

async function lane() {
  for (let check = shared.shift(); check; check = shared.shift()) await run(check);
}

async function run(check) {
  underWay.add(check.name);
  const start = Date.now();
  const outcome = await attempt(check).catch((error) => ({ ok: false, ran: false, figure: '', why: error.message }));
  underWay.delete(check.name);
  const asExpected = values.prove ? !outcome.ok && outcome.ran !== false : outcome.ok;
  const place = chosen.indexOf(check);
  const result = { place, name: check.name, says: check.says, ...outcome, asExpected, seconds: seconds(start) };
  results.push(result);
  console.log(line(result));
}

/** Runs a check on each of its databases, up to the first failure. */
async function attempt(check) {
  if (check.needs?.includes('build') && !built.ok)
    return { ok: false, ran: false, figure: '', why: `the build failed: ${built.output}` };
  const outcomes = [];
  for (const database of check.databases ?? ['postgresql']) {
    outcomes.push(await attemptOn(check, database));
    if (!outcomes.at(-1).ok) return outcomes.at(-1);
  }
  return { ...outcomes[0], figure: outcomes.map(({ figure }) => figure).join('; ') };
}

/** One build of the server for the whole run, or with `--break` one for each failpoint. */
function serverWith(failpoint) {
  if (!servers.has(failpoint)) servers.set(failpoint, buildTestServer(failpoint));
  return servers.get(failpoint);
}

async function attemptOn(check, database) {
  const figureFile = join(folder, `${check.name}-${database}.figure`);
  const reportFile = join(folder, `${check.name}-${database}.json`);
  const env = {
    ...testEnvironment(),
    ...(database === 'postgresql' && { TEST_DATABASE_URL: postgres.url }),
    ...(isBroken && { VERIFY_FAILPOINT: check.failpoint }),
    ...(isBroken && check.dropIndex && { VERIFY_DROP_INDEX: check.dropIndex }),
    ...{ VERIFY_FIGURE: figureFile, VERIFY_SCALE: scale },
    VERIFY_SERVER: await serverWith(isBroken ? check.failpoint : undefined),
    ...check.env?.(Number(scale)),
  };
  const { ok, output } = await runTests(check, { env, show: values.show }, reportFile);
  return readOutcome(check, { ok, output, figureFile, reportFile });
}

function runTests({ tests, script }, options, reportFile) {
  if (script) {
    const tsx = inRoot('node_modules', 'tsx', 'dist', 'cli.mjs');
    return runNode(tsx, script(Number(scale)), { ...options, show: false });
  }
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  // One failed test shows that the check can fail.
  const bail = isBroken ? ['--bail=1'] : [];
  return runNode(vitest, ['run', '--project=verify', ...bail, ...reporters, ...tests], options);
}

function line({ name, ok, asExpected, figure, why, seconds: took }) {
  const verdict = values.prove ? (asExpected ? '✓ turns red' : '✗ DOES NOT TURN RED') : ok ? '✓' : '✗';
  return `${verdict} ${name.padEnd(width)} ${String(took).padStart(4)} s  ${ok ? figure : why}`;
}

function report() {
  const good = results.filter(({ asExpected }) => asExpected).length;
  const [{ model }] = cpus();
  const machine = `${availableParallelism()} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node.js ${process.versions.node}`;
  console.log(
    `\n${values.prove ? 'Each check with its protection switched off' : 'All checks'}, in ${seconds(began)} s:`,
  );
  for (const result of results) console.log(`  ${line(result)}`);
  console.log(`\n${good} of ${results.length} as expected; ${machine}`);
  const path = resolve(values.json);
  mkdirSync(dirname(path), { recursive: true });
  const mode = values.prove ? 'prove' : values.break ? 'break' : 'verify';
  const all = { mode, date: new Date().toISOString(), machine, seconds: seconds(began), results };
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`);
  if (positionals.length === 0 && !values.break && !values.scale) writeVerifyProof(all);
  process.exitCode = good === results.length ? 0 : 1;
}
