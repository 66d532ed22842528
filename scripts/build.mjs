import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesHash, writeStamp } from './lib/built.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { inRoot, requireNode } from './lib/project.mjs';

requireNode();
await installDependencies();
const { build: buildWeb } = await import('vite');
const { buildServer } = await import('./lib/build-server.mjs');

// Made aside and moved into place when it is whole, so that nobody ever starts half a build.
const aside = inRoot('.cache', `build-${process.pid}`);
const hash = sourcesHash();
try {
  await buildWeb({
    root: inRoot('web'),
    configFile: inRoot('vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: join(aside, 'web'), emptyOutDir: true },
  });
  await buildServer(join(aside, 'server'));
  writeStamp(aside, hash);
  moveIntoPlace();
} finally {
  rmSync(aside, { recursive: true, force: true });
}

function moveIntoPlace() {
  const old = inRoot('.cache', `old-build-${process.pid}`);
  mkdirSync(inRoot('.cache'), { recursive: true });
  if (existsSync(inRoot('dist'))) renameSync(inRoot('dist'), old);
  renameSync(aside, inRoot('dist'));
  rmSync(old, { recursive: true, force: true });
}
