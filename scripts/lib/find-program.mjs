import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram);
}

/** The headless build of Chromium before the whole browser, which spends a sixth more processor time on the same journeys. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(onPath).find(Boolean);
}

/** The folder of PostgreSQL's programs, newest version first. On Debian they are not in the PATH. */
export function findPostgres() {
  return postgresFolders().find((folder) => ['initdb', 'postgres'].every((name) => runs(join(folder, name))));
}

function* candidates() {
  const config = onPath('pg_config');
  if (config) {
    try {
      yield execFileSync(config, ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // pg_config is broken or missing: try the usual folders.
    }
  }
  try {
    const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
    for (const version of versions) yield `/usr/lib/postgresql/${version}/bin`;
  } catch {
    // Not Debian, or PostgreSQL is not installed.
  }
  const server = onPath('postgres');
  if (server) yield join(server, '..');
}

const postgresFolders = () => [...new Set(candidates())];

function runs(program) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
