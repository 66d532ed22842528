import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres } from './find-program.mjs';
import { freePort } from './free-port.mjs';

// Durability is off: nothing here has to survive a crash.
const settings = (port) => [
  ...['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'max_connections=100'],
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'log_min_messages=error'],
];

/**
 * Ties the server's lifetime to this process through its standard input: when the pipe closes, even after a crash, the shell stops
 * the server and removes its files.
 */
const guard = `
"$@" >"$FOLDER/log" 2>&1 &
server=$!
cat >/dev/null
kill -QUIT $server 2>/dev/null
wait $server 2>/dev/null
rm -rf "$FOLDER"`;

/** Ten minutes: a busy machine starts it slowly, and a failed start is in the log. */
const MOST_TRIES = 6000;

/** A temporary PostgreSQL server for one test run, in a temporary folder, on a free local port. */
export async function startThrowawayPostgres() {
  const programs = findPostgres();
  const owner = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'safeharbor-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const options = { ...owner, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', FOLDER: folder } };

  const port = await freePort();
  const make = [join(programs, 'initdb'), '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8'];
  const serve = [join(programs, 'postgres'), '-D', data, ...settings(port).flatMap((setting) => ['-c', setting])];
  try {
    execFileSync(make[0], make.slice(1), { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  // A separate process group: Ctrl-C reaches the tests, which then stop the server.
  const server = spawn('sh', ['-c', guard, 'sh', ...serve], {
    ...options,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise((resolve) => server.on('close', resolve));
  const stop = async () => {
    server.stdin.end();
    await ended;
  };

  let log = '';
  for (let tries = 0; tries < MOST_TRIES && !/FATAL(?!.*starting up)/.test(log); tries++) {
    if (await answers(port)) return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop };
    await wait(100);
    log = readLog(join(folder, 'log'));
  }
  await stop();
  throw new Error(`PostgreSQL did not start.\n${log}`);
}

function readLog(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** PostgreSQL refuses to run as root: use the `postgres` user, or `nobody`. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag, name) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // No such user; try the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and neither the user `postgres` nor `nobody` exists.');
}

/** Probes with a startup message: the server accepts connections before it is ready. */
function answers(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    const settle = (value) => {
      socket.destroy();
      resolve(value);
    };
    const parameters = Buffer.from('user\0postgres\0database\0postgres\0\0');
    const head = Buffer.alloc(8);
    head.writeInt32BE(8 + parameters.length, 0);
    head.writeInt32BE(196_608, 4);
    socket.on('connect', () => socket.write(Buffer.concat([head, parameters])));
    // "R" starts the reply to a login; "E", an error, means that the server is still starting.
    socket.on('data', (bytes) => settle(bytes[0] === 'R'.charCodeAt(0)));
    socket.on('error', () => settle(false));
    socket.setTimeout(2000, () => settle(false));
  });
}
