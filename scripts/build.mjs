import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesHash, writeStamp } from './lib/built.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { inRoot, requireNode } from './lib/project.mjs';

requireNode();
await installDependencies();
const { build: buildWeb } = await import('vite');
const { buildServer } = await import('./lib/build-server.mjs');

// Built in a temporary folder and moved into place when complete, so that an incomplete build is never started.
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
