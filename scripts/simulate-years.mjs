import { installDependencies } from './lib/dependencies.mjs';
import { inRoot, requireNode, root } from './lib/project.mjs';
import { runNode } from './lib/run-command.mjs';
import { testEnvironment } from './lib/test-environment.mjs';
import { startThrowawayPostgres } from './lib/throwaway-postgres.mjs';

requireNode();
process.chdir(root);
await installDependencies({ development: true });

// `npm run simulate-years -- --companies 1000` simulates three years of 1,000 companies on both databases.
const at = process.argv.indexOf('--companies');
const companies = at === -1 ? 1000 : Number(process.argv[at + 1]);
if (!Number.isInteger(companies) || companies < 1) {
  console.error('--companies must be a whole number.');
  process.exit(1);
}

const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
const env = { ...testEnvironment(), SIMULATED_COMPANIES: String(companies) };

async function simulate(more) {
  const args = ['run', '--project=verify', 'verify/years/'];
  const { ok, output } = await runNode(vitest, args, { env: { ...env, ...more } });
  // One line of figures, or the whole output of a failed run.
  const figures = output.split('\n').find((line) => line.includes(' companies, '));
  console.log(ok && figures ? figures.trim() : output);
  if (!ok) process.exitCode = 1;
}

await simulate({});
const server = await startThrowawayPostgres();
await simulate({ TEST_DATABASE_URL: server.url });
await server.stop();
