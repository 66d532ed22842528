import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { inRoot, root } from './project.mjs';

/** The reader loads every language file of a folder; in the bundle, which has no folders, a generated list of imports replaces that. */
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

async function compile() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['server/reader/lexicon/automaton.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    plugins: [languages],
  });
  const { automaton } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
  );
  return automaton;
}

const LOADER = `
import { readFileSync } from 'node:fs';
const read = (name) => readFileSync(new URL(name, import.meta.url));
const { symbols, slots, nodes } = JSON.parse(read('./lexicon.json').toString());
const bytes = read('./lexicon.bin');
const numbers = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
export const automaton = { symbols, slots, offsets: numbers.subarray(0, nodes), table: numbers.subarray(nodes) };`;

/**
 * Compiles the phrases at build time: it takes half a second, which every reader thread would spend before its first mail. The
 * bundle reads the tables from two files beside it.
 */
export async function compiledLexicon(outdir) {
  const { symbols, slots, offsets, table } = await compile();
  mkdirSync(outdir, { recursive: true });
  writeFileSync(join(outdir, 'lexicon.json'), JSON.stringify({ symbols, slots, nodes: offsets.length }));
  writeFileSync(join(outdir, 'lexicon.bin'), Buffer.concat([Buffer.from(offsets.buffer), Buffer.from(table.buffer)]));
  return {
    name: 'compiled-lexicon',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]reader[\\/]lexicon[\\/]automaton\.ts$/ }, () => ({ contents: LOADER, loader: 'js' }));
    },
  };
}
