import { installDependencies } from './lib/dependencies.mjs';
import { inRoot, requireNode, root } from './lib/project.mjs';
import { runNode } from './lib/run-command.mjs';

requireNode();
process.chdir(root);
await installDependencies({ development: true });

// In a process of its own, because what it runs is TypeScript.
const tsx = inRoot('node_modules', 'tsx', 'dist', 'cli.mjs');
const { ok } = await runNode(tsx, [inRoot('bench', 'run.ts'), ...process.argv.slice(2)], { show: true });
process.exitCode = ok ? 0 : 1;
