import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDependencies } from './lib/dependencies.mjs';
import { requireNode, root } from './lib/project.mjs';
import { provideSystemPackages } from './lib/system-packages.mjs';
import { testEnvironment } from './lib/test-environment.mjs';
import { parts } from './lib/test-parts.mjs';
import { startThrowawayPostgres } from './lib/throwaway-postgres.mjs';

requireNode();
process.chdir(root);
await installDependencies({ development: true });

// `npm test -- api notices` runs the part `api`, and of it the files whose paths contain `notices`.
const words = process.argv.slice(2);
const named = words.filter((word) => word in parts);
const filters = words.filter((word) => !(word in parts));
const everything = ['types', 'lint', 'unit', 'embedded', 'pg', 'build', 'e2e'];
const chosen =
  named.length === 0 ? everything : [...new Set(named.flatMap((name) => [...(parts[name].after ?? []), name]))];

const results = new Map();
const folder = mkdtempSync(join(tmpdir(), 'safeharbor-test-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const began = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const unmet = new Map();
for (const need of new Set(chosen.flatMap((name) => parts[name].needs ?? []))) {
  const line = await provideSystemPackages([need]);
  if (line) unmet.set(need, line);
}

// Heartbeat: a long silence looks like a hang.
const underWay = new Set();
const heartbeat = setInterval(() => {
  if (underWay.size > 0) console.log(`  … ${seconds(began)}: still running: ${[...underWay].join(', ')}`);
}, 30_000);

// Two lanes, about equally long: while one waits for the browser or a database, the other computes.
await Promise.all([lane(['types', 'lint', 'unit', 'build', 'e2e']), lane(['embedded', 'api', 'pg'])]);
clearInterval(heartbeat);
summarize();

async function lane(names) {
  for (const name of names) if (chosen.includes(name)) await runPart(name);
}

async function runPart(name) {
  const { title, needs = [], after = [] } = parts[name];
  const obstacle =
    needs.map((need) => unmet.get(need)).find(Boolean) ??
    after
      .filter((earlier) => results.get(earlier)?.failed)
      .map((earlier) => `not run: ${parts[earlier].title} failed`)[0];
  const start = Date.now();
  underWay.add(title);
  const result = obstacle ? { passed: 0, failed: 1, note: obstacle } : await attempt(name);
  underWay.delete(title);
  results.set(name, { ...result, time: seconds(start) });
  if (result.failed > 0 && result.output) console.log(`\n──── ${title} ────\n${result.output.trimEnd()}\n`);
  console.log(line(name));
}

async function attempt(name) {
  // A part that runs alone shows its own output.
  const show = named.length === 1 && !['types', 'lint', 'build'].includes(name);
  const context = { env: testEnvironment(), folder, filters, show };
  let server;
  try {
    if (name === 'pg') {
      server = await startThrowawayPostgres();
      context.env.TEST_DATABASE_URL = server.url;
    }
    return await parts[name].run(context);
  } catch (error) {
    return { passed: 0, failed: 1, output: String(error.stack ?? error) };
  } finally {
    await server?.stop();
  }
}

function line(name) {
  const { passed, failed, skipped, note, time } = results.get(name);
  const counts = [`${passed} passed`, failed ? `${failed} failed` : '', skipped ? `${skipped} skipped` : '']
    .filter(Boolean)
    .join(', ');
  return `${failed ? '✗' : '✓'} ${parts[name].title}: ${counts} (${time})${note ? ` — ${note}` : ''}`;
}

function summarize() {
  if (results.size > 1) {
    console.log(`\nTotal time ${seconds(began)}:`);
    for (const name of results.keys()) console.log(`  ${line(name)}`);
  }
  for (const { failures = [] } of results.values()) for (const failure of failures) console.log(`  ✗ ${failure}`);
  const sum = (key) => [...results.values()].reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
