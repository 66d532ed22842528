import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { compiledLexicon } from './build-lexicon.mjs';
import { inRoot, root } from './project.mjs';

/** Many small files each, and nothing in them that is read or compiled at run time: in the bundle they load ten times as fast. */
const WITHIN = ['zod', 'kysely', 'jose', 'tldts'];
/** What a thread loads before its first input counts as that input's time: these go into its bundle as well, tree-shaken. */
const WITHIN_THREADS = [...WITHIN, 'htmlparser2', 'sanitize-html', 'ipaddr.js', 'hucre'];

function leftOutside(within) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const outside = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !within.includes(name));
  return outside.flatMap((name) => [name, `${name}/*`]);
}

/** sanitize-html parses style attributes with postcss; the reader drops them all, so its threads do without. */
const noStyles = {
  name: 'no-styles',
  setup(bundle) {
    bundle.onResolve({ filter: /^postcss$/ }, ({ path }) => ({ path, namespace: 'no-styles' }));
    bundle.onLoad({ filter: /./, namespace: 'no-styles' }, () => ({ contents: 'export const parse = undefined;' }));
  },
};

/** A build for `npm run verify -- --prove` has one protection switched off; in every other there is no switch (server/base/failpoints.ts). */
export const failpointDefinition = (failpoint) => ({
  'globalThis.FAILPOINT': failpoint ? JSON.stringify(failpoint) : 'undefined',
});

const options = (outdir, failpoint) => ({
  define: failpointDefinition(failpoint),
  absWorkingDir: root,
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // As they are: lowered, a pattern with `\\p{…}` is compiled anew each time its line is run.
  supported: { 'regexp-unicode-property-escapes': true },
  sourcemap: true,
  logLevel: 'warning',
});

/** The server as one bundle, with its commands and what runs in threads beside it. */
export async function buildServer(outdir, failpoint) {
  const lexicon = await compiledLexicon(outdir);
  await build({
    ...options(outdir, failpoint),
    entryPoints: [{ in: 'server/app/main.ts', out: 'main' }, ...commands()],
    external: leftOutside(WITHIN),
    plugins: [lexicon],
  });
  await build({
    ...options(outdir, failpoint),
    entryPoints: threads(),
    external: leftOutside(WITHIN_THREADS),
    plugins: [noStyles, lexicon],
  });
  // What the server reads at run time lies beside the bundle, where `new URL('./migrations/', import.meta.url)` looks.
  copyFolder('server/db/migrations', join(outdir, 'migrations'));
  copyFolder('server/http/answer/assets', join(outdir, 'assets'));
}

function commands() {
  return readdirSync(inRoot('server/app'))
    .filter((name) => name.endsWith('.cli.ts'))
    .map((name) => ({ in: `server/app/${name}`, out: name.slice(0, -'.ts'.length) }));
}

/** What runs in threads of its own lies flat beside the bundle: `new URL('./x.worker.js', import.meta.url)`. */
function threads() {
  return readdirSync(inRoot('server'), { recursive: true })
    .filter((name) => name.endsWith('.worker.ts'))
    .map((name) => ({ in: join('server', name), out: basename(name, '.ts') }));
}

function copyFolder(from, to) {
  if (existsSync(inRoot(from))) cpSync(inRoot(from), to, { recursive: true });
}
