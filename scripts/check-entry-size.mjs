import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The scripts that a screen loads before it renders: the entry, the lazy chunks up to the screen, and all their imports. */
function filesOf(manifest, keys) {
  const seen = new Set();
  const walk = (key) => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) walk(next);
  };
  for (const key of keys) walk(key);
  return new Set([...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
}

/** The chunks that one imports, directly or through others. */
function importsOf(manifest, key) {
  const seen = new Set();
  const walk = (one) => {
    for (const next of manifest[one].imports ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      walk(next);
    }
  };
  walk(key);
  return seen;
}

/**
 * Vite plugin: fails the build when the first screen's scripts, or any other chunk, exceed their size budget, and when chunks import
 * each other.
 * `maxSharedBytes` is that of the chunks `before-login` and `inside` (shared-chunks.mjs).
 *
 * @param {{ screen: string, layout?: string[], maxGzipBytes: number, maxChunkBytes: number, maxSharedBytes: number }} options
 */
export function checkEntrySize({ screen, layout = [], maxGzipBytes, maxChunkBytes, maxSharedBytes }) {
  let outDir = '';
  return {
    name: 'check-entry-size',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    closeBundle() {
      const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
      const keys = ['index.html', screen, ...layout];
      const missing = keys.find((key) => !manifest[key]);
      if (missing) throw new Error(`The build has no ${missing}: is it still a separate chunk?`);
      const cycle = Object.keys(manifest).find((key) => [...importsOf(manifest, key)].includes(key));
      if (cycle)
        throw new Error(`Chunks import each other, and one is ${manifest[cycle].file}: see shared-chunks.mjs.`);
      const sizeOf = (file) => gzipSync(readFileSync(join(outDir, file))).length;
      let bytes = 0;
      for (const file of filesOf(manifest, keys)) bytes += sizeOf(file);
      const figure = `${screen}: ${(bytes / 1000).toFixed(1)} KB of script, gzipped (at most ${maxGzipBytes / 1000})`;
      if (bytes > maxGzipBytes) throw new Error(figure);
      console.log(figure);
      const first = filesOf(manifest, ['index.html']);
      for (const { file } of Object.values(manifest)) {
        const most = /^assets\/(?:before-login|inside)-/.test(file) ? maxSharedBytes : maxChunkBytes;
        if (!file.endsWith('.js') || first.has(file) || sizeOf(file) <= most) continue;
        throw new Error(`${file}: ${sizeOf(file)} bytes, gzipped (at most ${most})`);
      }
    },
  };
}
