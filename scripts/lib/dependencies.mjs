import { existsSync, readFileSync } from 'node:fs';
import { oneAtATime } from './one-at-a-time.mjs';
import { inRoot } from './project.mjs';
import { runCommand } from './run-command.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * npm notes what it installed in node_modules/.package-lock.json, as its last act. Comparing that with our lockfile also
 * sees what somebody installed by hand, and an installation that was broken off.
 */
export function dependenciesAreInstalled({ development }) {
  const noted = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = packagesOf(noted);
  return Object.entries(packagesOf(inRoot('package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found) return found.version === wanted.version && found.integrity === wanted.integrity;
    // Absent are the builds for other machines, and what only development needs where NODE_ENV=production left it out.
    return wanted.optional || wanted.devOptional || wanted.peer || (wanted.dev && !development);
  });
}

/** Installs exactly what the lockfile names, when it is not there already. */
export async function installDependencies({ development = false } = {}) {
  if (dependenciesAreInstalled({ development })) return;
  await oneAtATime(async () => {
    if (dependenciesAreInstalled({ development })) return;
    console.error('Installing the dependencies (once, about a minute) …');
    const args = [
      'ci',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...(development ? ['--include=dev'] : []),
    ];
    const { ok, output } = await runCommand('npm', args);
    if (ok && dependenciesAreInstalled({ development })) return;
    console.error(output.trimEnd());
    console.error('The dependencies could not be installed: `npm ci` says why above.');
    process.exit(1);
  });
}
