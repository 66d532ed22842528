import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesHash, writeStamp } from './lib/built.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { inRoot, requireNode } from './lib/project.mjs';
import { runNode } from './lib/run-command.mjs';

requireNode();
await installDependencies();
const { build: buildWeb } = await import('vite');
const { buildServer } = await import('./lib/build-server.mjs');

// Built in a temporary folder and moved into place when complete, so that an incomplete build is never started.
const aside = inRoot('.cache', `build-${process.pid}`);
const hash = sourcesHash();
try {
  await buildServer(join(aside, 'server'));
  const template = makeTemplate(join(aside, 'server'));
  const prepared = process.argv.includes('--prepare') && template.then(() => prepare(join(aside, 'server')));
  await buildWeb({
    root: inRoot('web'),
    configFile: inRoot('vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: join(aside, 'web'), emptyOutDir: true },
  }).finally(() => Promise.all([template, prepared]));
  const { ok, output } = await template;
  if (!ok) throw new Error(`The template database could not be made:\n${output}`);
  writeStamp(aside, hash);
  moveIntoPlace();
} finally {
  rmSync(aside, { recursive: true, force: true });
}

/** The empty migrated database of a first start, made by the server just built, in a process of its own beside the web build. */
function makeTemplate(server) {
  return runNode(join(server, 'make-template.js'), [join(server, 'template')]);
}

/** The demo data of a first start is made while the web client is built. If that fails, the start itself makes it, or says why not. */
function prepare(server) {
  return runNode(join(server, 'prepare.cli.js'), []);
}

function moveIntoPlace() {
  const old = inRoot('.cache', `old-build-${process.pid}`);
  mkdirSync(inRoot('.cache'), { recursive: true });
  if (existsSync(inRoot('dist'))) renameSync(inRoot('dist'), old);
  renameSync(aside, inRoot('dist'));
  rmSync(old, { recursive: true, force: true });
}
