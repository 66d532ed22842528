import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { buildWhenStale } from './lib/built.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { inRoot, requireNode, root } from './lib/project.mjs';
import { releaseSignals } from './lib/run-command.mjs';

requireNode();
// Relative paths such as `./data` are relative to the checkout, wherever this is called from.
process.chdir(root);
await installDependencies();
const [command, ...rest] = process.argv.slice(2);
const built = await buildWhenStale({ prepares: command === undefined });
if (!built.ok) {
  console.error(built.output.trimEnd());
  console.error('The build failed; see the output above.');
  process.exit(1);
}

const bundle = inRoot('dist', 'server', command === undefined ? 'main.js' : `${command}.cli.js`);
if (!/^[a-z-]*$/.test(command ?? '') || !existsSync(bundle)) {
  console.error(`Unknown command "${command}".`);
  process.exit(1);
}

// In this process, so that SIGTERM reaches the server.
releaseSignals();
process.argv = [process.argv[0], bundle, ...rest];
await import(pathToFileURL(bundle).href);
