import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../scripts/lib/find-program.mjs';
import { freePort } from '../scripts/lib/free-port.mjs';

/** A PostgreSQL that keeps what it has acknowledged, and can be cut off: `immediate` is what a crash looks like. */
export async function startDurablePostgres(folder: string) {
  const programs = findPostgres() as string;
  const [data, port] = [join(folder, 'postgres'), (await freePort()) as number];
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  chmodSync(folder, 0o755);
  mkdirSync(data, { mode: 0o700 });
  if ('uid' in owner) chownSync(data, owner.uid!, owner.gid!);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { ...owner, cwd: '/', stdio: 'ignore', env: { LC_ALL: 'C.UTF-8' } });
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c max_connections=100`;
  const control = (...args: string[]) => run('pg_ctl', '-D', data, '-l', join(data, 'log'), '-w', ...args);
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8');
  control('-o', settings, 'start');
  const stop = () => control('-m', 'immediate', 'stop');
  process.once('exit', () => {
    try {
      stop();
    } catch {
      // It is stopped.
    }
  });
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    start: async () => control('-o', settings, 'start'),
    async restart() {
      stop();
      control('-o', settings, 'start');
    },
    stop: async () => void stop(),
  };
}
