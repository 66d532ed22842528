import { existsSync, readFileSync } from 'node:fs';
import { oneAtATime } from './one-at-a-time.mjs';
import { inRoot } from './project.mjs';
import { runCommand } from './run-command.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * npm writes node_modules/.package-lock.json as its last step. Comparing it with our lockfile also detects manual installs and
 * interrupted ones.
 */
export function dependenciesAreInstalled({ development }) {
  const noted = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = packagesOf(noted);
  return Object.entries(packagesOf(inRoot('package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found) return found.version === wanted.version && found.integrity === wanted.integrity;
    // Optional builds for other platforms may be absent, and after a start the development dependencies.
    return wanted.optional || wanted.devOptional || wanted.peer || (wanted.dev && !development);
  });
}

/** Runs `npm ci` if the installed packages differ from the lockfile. A start needs no tools of development, a third of the bytes. */
export async function installDependencies({ development = false } = {}) {
  if (dependenciesAreInstalled({ development })) return;
  await oneAtATime(async () => {
    if (dependenciesAreInstalled({ development })) return;
    console.error('Installing dependencies (only once, about a minute) …');
    const args = [
      'ci',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      development ? '--include=dev' : '--omit=dev',
    ];
    const { ok, output } = await runCommand('npm', args);
    if (ok && dependenciesAreInstalled({ development })) return;
    console.error(output.trimEnd());
    console.error('Installing the dependencies failed; see the output of `npm ci` above.');
    process.exit(1);
  });
}
