import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/project.mjs';

/**
 * For use after `npm install` against a registry mirror that lacks some platform builds of native packages: npm leaves those out of
 * the lockfile, which `npm ci` then rejects. This adds them back by name and version.
 */
const path = inRoot('package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));

for (const [parent, { optionalDependencies = {}, dev, engines }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const known = [`${parent}/node_modules/${name}`, `node_modules/${name}`].some((place) => place in lock.packages);
    if (!known) lock.packages[`node_modules/${name}`] = { version, dev, optional: true, ...machineOf(name), engines };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);

/** Derives the platform from a name such as `@rolldown/binding-linux-x64-musl`. */
function machineOf(name) {
  const words = name.split(/[/-]/);
  const pick = (list) => list.filter((word) => words.includes(word));
  const os = pick([
    'aix',
    'android',
    'darwin',
    'freebsd',
    'linux',
    'netbsd',
    'openbsd',
    'openharmony',
    'sunos',
    'win32',
  ]);
  const cpu = pick(['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']);
  if (cpu.length !== 1) throw new Error(`Can't derive the platform from the package name ${name}`);
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined;
  return { cpu, libc, os: os.length > 0 ? os : undefined };
}
