import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/project.mjs';

/**
 * After `npm install` against a registry mirror that does not hold every build of a native package: npm leaves those
 * builds out of the lockfile, and `npm ci` then refuses the lockfile everywhere. This puts them back, by name and version.
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

/** `@rolldown/binding-linux-x64-musl` says for which machine it is. */
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
  if (cpu.length !== 1) throw new Error(`For which machine is ${name}?`);
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined;
  return { cpu, libc, os: os.length > 0 ? os : undefined };
}
