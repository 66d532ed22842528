import { spawnSync } from 'node:child_process';
import { findChromium, findPostgres } from './find-program.mjs';
import { runCommand } from './run-command.mjs';

const needs = {
  chromium: { find: findChromium, packages: ['chromium-headless-shell'] },
  postgresql: { find: findPostgres, packages: ['postgresql'] },
};

/**
 * Installs the system packages that the tests need, through apt if permitted. Returns one line that names what is still missing, or
 * undefined.
 */
export async function provideSystemPackages(names) {
  const missing = () => names.filter((name) => !needs[name].find());
  if (missing().length === 0) return undefined;
  const packages = missing().flatMap((name) => needs[name].packages);
  const apt = aptCommand();
  if (apt) {
    console.log(`Installing ${packages.join(' and ')} (only once) …`);
    await runCommand(apt[0], [...apt.slice(1), 'update', '-qq'], quietly);
    const { ok, output } = await runCommand(
      apt[0],
      [...apt.slice(1), 'install', '-y', '-qq', '--no-install-recommends', ...packages],
      quietly,
    );
    if (!ok) console.log(output.trimEnd());
  }
  if (missing().length === 0) return undefined;
  const wanted = missing().flatMap((name) => needs[name].packages);
  return `Please install ${wanted.join(' and ')}, for example: sudo apt-get install ${wanted.join(' ')}`;
}

const quietly = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

/** The apt command as root or through passwordless sudo; undefined if neither is available. */
function aptCommand() {
  const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  if (!works('apt-get', ['--version'])) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  // sudo clears the environment, so the variable is passed as an argument.
  return works('sudo', ['-n', 'true']) ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'] : undefined;
}
