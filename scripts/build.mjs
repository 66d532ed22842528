import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sourcesHash, writeStamp } from './lib/built.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { inRoot, requireNode, root } from './lib/project.mjs';

requireNode();
await installDependencies();
const { build: buildWeb } = await import('vite');
const { build: buildServer } = await import('esbuild');

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
  await buildServer({
    absWorkingDir: root,
    entryPoints: [{ in: 'server/main.ts', out: 'main' }, ...commands(), ...threads()],
    outdir: join(aside, 'server'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  // What the server reads at run time lies beside the bundle, where `new URL('./migrations/', import.meta.url)` looks.
  copyFolder('server/db/migrations', 'server/migrations');
  copyFolder('server/http/assets', 'server/assets');
  writeStamp(aside, hash);
  moveIntoPlace();
} finally {
  rmSync(aside, { recursive: true, force: true });
}

function commands() {
  return readdirSync(inRoot('server'))
    .filter((name) => name.endsWith('.cli.ts'))
    .map((name) => ({ in: `server/${name}`, out: name.slice(0, -'.ts'.length) }));
}

/** What runs in threads of its own lies flat beside the bundle: `new URL('./x.worker.js', import.meta.url)`. */
function threads() {
  return readdirSync(inRoot('server'), { recursive: true })
    .filter((name) => name.endsWith('.worker.ts'))
    .map((name) => ({ in: join('server', name), out: basename(name, '.ts') }));
}

function copyFolder(from, to) {
  if (existsSync(inRoot(from))) cpSync(inRoot(from), join(aside, to), { recursive: true });
}

function moveIntoPlace() {
  const old = inRoot('.cache', `old-build-${process.pid}`);
  mkdirSync(inRoot('.cache'), { recursive: true });
  if (existsSync(inRoot('dist'))) renameSync(inRoot('dist'), old);
  renameSync(aside, inRoot('dist'));
  rmSync(old, { recursive: true, force: true });
}
