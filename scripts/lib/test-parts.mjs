import { join } from 'node:path';
import { buildWhenStale } from './built.mjs';
import { inRoot } from './project.mjs';
import { runNode } from './run-command.mjs';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

const tool = {
  tsc: inRoot('node_modules', 'typescript', 'bin', 'tsc'),
  biome: inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
  vitest: inRoot('node_modules', 'vitest', 'vitest.mjs'),
  playwright: inRoot('node_modules', '@playwright', 'test', 'cli.js'),
};

/** A check without tests of its own counts as one test. */
const asOne = ({ ok, output }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output });

/** Two lanes for two cores, about equally long. */
const TYPE_LANES = [
  ['tests', 'core'],
  ['server', 'web'],
];

async function types({ env }) {
  // One checker each: every further checker of a project works out the types that it shares with the others again.
  const check = (project) => runNode(tool.tsc, ['-p', project, '--checkers', '1'], { env });
  const lanes = TYPE_LANES.map(async (projects) => {
    const done = [];
    for (const project of projects) done.push(await check(project));
    return done;
  });
  const all = (await Promise.all(lanes)).flat();
  return asOne({ ok: all.every(({ ok }) => ok), output: all.map(({ output }) => output).join('') });
}

const lint = async ({ env }) =>
  asOne(await runNode(tool.biome, ['check', '--error-on-warnings', '--max-diagnostics=none', '.'], { env }));

const build = async () => asOne(await buildWhenStale());

const vitest =
  (name, projects) =>
  async ({ env, folder, filters, show }) => {
    const report = join(folder, `${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const chosen = projects.map((project) => `--project=${project}`);
    const { ok, output } = await runNode(tool.vitest, ['run', ...chosen, ...reporters, ...filters], { env, show });
    return { ...readVitestReport(report, ok), output };
  };

async function journeys({ env, folder, filters, show }) {
  const report = join(folder, 'journeys.json');
  const reporters = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { ok, output } = await runNode(tool.playwright, ['test', '--reporter=list,json', ...filters], {
    env: { ...env, ...reporters },
    show,
  });
  return { ...readPlaywrightReport(report, ok), output };
}

/** The parts of `npm test` by their names on the command line. */
export const parts = {
  types: { title: 'Types', run: types },
  lint: { title: 'Lint', run: lint },
  unit: { title: 'Unit tests', run: vitest('unit', ['unit']) },
  embedded: { title: 'API tests whose outcome depends on the database, embedded', run: vitest('embedded', ['both']) },
  api: { title: 'API tests, embedded database', run: vitest('api', ['api']) },
  pg: { title: 'API tests, PostgreSQL', run: vitest('pg', ['api']), needs: ['postgresql'] },
  build: { title: 'Build', run: build },
  e2e: { title: 'Browser tests', run: journeys, needs: ['chromium'], after: ['build'] },
};
