import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { inRoot, root } from './project.mjs';

/** Many small files each, and nothing in them that is read or compiled at run time: in the bundle they load ten times as fast. */
const WITHIN = ['zod', 'kysely', 'jose', 'tldts'];

function leftOutside() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const outside = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !WITHIN.includes(name));
  return outside.flatMap((name) => [name, `${name}/*`]);
}

/** The server as one bundle, with its commands and what runs in threads beside it. */
export async function buildServer(outdir) {
  await build({
    absWorkingDir: root,
    entryPoints: [{ in: 'server/main.ts', out: 'main' }, ...commands(), ...threads()],
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: leftOutside(),
    sourcemap: true,
    plugins: [languages],
    logLevel: 'warning',
  });
  // What the server reads at run time lies beside the bundle, where `new URL('./migrations/', import.meta.url)` looks.
  copyFolder('server/db/migrations', join(outdir, 'migrations'));
  copyFolder('server/http/assets', join(outdir, 'assets'));
}

/** The reader takes every language of its folder; a bundle has no folders, so there it is a list of imports. */
const languages = {
  name: 'languages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]reader[\\/]languages[\\/]all\.ts$/ }, () => {
      const folder = inRoot('server', 'reader', 'languages');
      const codes = readdirSync(folder)
        .filter((name) => /^[a-z]{2}\.ts$/.test(name))
        .map((name) => name.slice(0, 2))
        .sort();
      const imports = codes.map((code) => `import { lexicon as ${code}_ } from './${code}.ts';`);
      const list = `export const LANGUAGES = [${codes.map((code) => `${code}_`).join(', ')}];`;
      return { contents: [...imports, list].join('\n'), resolveDir: folder, loader: 'ts' };
    });
  },
};

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
  if (existsSync(inRoot(from))) cpSync(inRoot(from), to, { recursive: true });
}
