import { installDependencies } from './lib/dependencies.mjs';
import { inRoot, requireNode, root } from './lib/project.mjs';
import { runNode } from './lib/run-command.mjs';

requireNode();
process.chdir(root);
await installDependencies({ development: true });

// Separate processes, because the benchmarks are TypeScript. With options that leave calls out, only the server benchmark runs.
const tsx = inRoot('node_modules', 'tsx', 'dist', 'cli.mjs');
const options = process.argv.slice(2);
const entry = options[0] === 'reader' ? inRoot('bench', 'reader', 'run.ts') : inRoot('bench', 'run.ts');
const server = await runNode(tsx, [entry, ...options], { show: true });
const isPart = options.length > 0 && !(options[0] === '--keep' && options.length === 2);
const web = isPart ? server : await runNode(tsx, [inRoot('bench', 'web', 'run.ts')], { show: true });
process.exitCode = server.ok && web.ok ? 0 : 1;
