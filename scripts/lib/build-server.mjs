import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { compiledLexicon } from './build-lexicon.mjs';
import { inRoot, root } from './project.mjs';

/** Packages of many small files and no runtime assets, which load ten times as fast from the bundle. */
const WITHIN = ['zod', 'kysely', 'jose', 'tldts', 'react', 'react-dom'];
/** Also bundled, tree-shaken, into worker scripts, to shorten the start of a thread. */
const WITHIN_THREADS = [...WITHIN, 'htmlparser2', 'sanitize-html', 'ipaddr.js', 'hucre'];

function leftOutside(within) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const outside = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !within.includes(name));
  return outside.flatMap((name) => [name, `${name}/*`]);
}

/** Stubs postcss, which sanitize-html uses for style attributes only: the reader drops those. */
const noStyles = {
  name: 'no-styles',
  setup(bundle) {
    bundle.onResolve({ filter: /^postcss$/ }, ({ path }) => ({ path, namespace: 'no-styles' }));
    bundle.onLoad({ filter: /./, namespace: 'no-styles' }, () => ({ contents: 'export const parse = undefined;' }));
  },
};

/** Only builds for `npm run verify -- --prove` have a failpoint; in all others the switch is compiled out (server/base/failpoints.ts). */
export const failpointDefinition = (failpoint) => ({
  'globalThis.FAILPOINT': failpoint ? JSON.stringify(failpoint) : 'undefined',
});

/** React draws the public pages. Its other builds are for development, or stream. */
const REACT_DOM_SERVER = 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js';

const options = (outdir, failpoint) => ({
  define: { ...failpointDefinition(failpoint), 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  alias: { 'react-dom/server': inRoot(REACT_DOM_SERVER) },
  absWorkingDir: root,
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Regular expressions are not lowered: a lowered `\\p{…}` would be recompiled on each execution.
  supported: { 'regexp-unicode-property-escapes': true },
  sourcemap: true,
  logLevel: 'warning',
});

/** Bundles the server, with its commands, worker scripts and other programs beside it. */
export async function buildServer(outdir, failpoint, programs = []) {
  const lexicon = await compiledLexicon(outdir);
  await build({
    ...options(outdir, failpoint),
    entryPoints: [
      { in: 'server/app/main.ts', out: 'main' },
      { in: 'server/db/open/make-template.ts', out: 'make-template' },
      ...commands(),
      ...programs,
    ],
    external: leftOutside(WITHIN),
    plugins: [lexicon],
  });
  await build({
    ...options(outdir, failpoint),
    entryPoints: threads(),
    external: leftOutside(WITHIN_THREADS),
    plugins: [noStyles, lexicon],
  });
  // Runtime files lie beside the bundle, where `new URL('./migrations/', import.meta.url)` resolves.
  copyFolder('server/db/migrations', join(outdir, 'migrations'));
  copyFolder('server/http/answer/assets', join(outdir, 'assets'));
  copyFolder('server/features/views/public-pages/assets', join(outdir, 'assets'));
}

function commands() {
  return readdirSync(inRoot('server/app'))
    .filter((name) => name.endsWith('.cli.ts'))
    .map((name) => ({ in: `server/app/${name}`, out: name.slice(0, -'.ts'.length) }));
}

/** Worker scripts lie beside the bundle, where `new URL('./x.worker.js', import.meta.url)` resolves. */
function threads() {
  return readdirSync(inRoot('server'), { recursive: true })
    .filter((name) => name.endsWith('.worker.ts'))
    .map((name) => ({ in: join('server', name), out: basename(name, '.ts') }));
}

function copyFolder(from, to) {
  if (existsSync(inRoot(from))) cpSync(inRoot(from), to, { recursive: true });
}
