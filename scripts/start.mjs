import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { buildWhenStale } from './lib/built.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { inRoot, requireNode, root } from './lib/project.mjs';
import { releaseSignals } from './lib/run-command.mjs';

requireNode();
// `./data` is the checkout's, from wherever this is called.
process.chdir(root);
await installDependencies();
const built = await buildWhenStale();
if (!built.ok) {
  console.error(built.output.trimEnd());
  console.error('The build failed: the reason stands above.');
  process.exit(1);
}

const [command, ...rest] = process.argv.slice(2);
const bundle = inRoot('dist', 'server', command === undefined ? 'main.js' : `${command}.cli.js`);
if (!/^[a-z-]*$/.test(command ?? '') || !existsSync(bundle)) {
  console.error(`There is no command "${command}".`);
  process.exit(1);
}

// In this very process, so that a SIGTERM meant for the server reaches it.
releaseSignals();
process.argv = [process.argv[0], bundle, ...rest];
await import(pathToFileURL(bundle).href);
