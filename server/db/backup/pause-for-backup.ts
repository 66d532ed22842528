import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../tables.ts';

/**
 * Only one process can open the embedded database. A backup asks that process, over a Unix socket in the data folder, to pause
 * while the files are copied, and then dumps the copy itself.
 */
const socketPath = (dataDir: string): string => join(dataDir, 'backup.sock');

/** Maximum length of a Unix socket's path. */
const PATH_BYTES = 103;
/** Maximum pause: after it, work resumes and the backup fails. */
const PAUSE_MS = 60_000;

export interface Listener {
  close(): Promise<void>;
}

/** Writes everything to disk and blocks the only connection until the client has finished or disconnected. */
async function pauseUntilCopied(db: Db, client: Socket, pauseMs: number): Promise<void> {
  const copied = new Promise<void>((resolve) => client.once('close', () => resolve()).once('data', () => resolve()));
  const timeout = setTimeout(() => client.destroy(), pauseMs);
  try {
    await db.transaction().execute(async (tx) => {
      await sql`checkpoint`.execute(tx);
      client.write('paused\n');
      await copied;
    });
    client.end('resumed\n');
  } catch {
    client.destroy();
  } finally {
    clearTimeout(timeout);
  }
}

export async function listenForBackups(
  { db, log }: { db: Db; log: Logger },
  dataDir: string,
  pauseMs = PAUSE_MS,
): Promise<Listener> {
  const path = socketPath(dataDir);
  if (Buffer.byteLength(path) > PATH_BYTES) {
    log.warn('DATA_DIR is too long for a socket path: stop the server to make a backup');
    return { close: async () => undefined };
  }
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    client.on('error', () => undefined);
    void pauseUntilCopied(db, client, pauseMs);
  });
  // This process holds the folder's lock, so an existing socket was left by a dead one.
  await rm(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  return {
    async close() {
      for (const client of clients) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Does the work while the process that owns the folder is paused; false if there is none. */
export async function whilePaused(dataDir: string, work: () => Promise<void>): Promise<boolean> {
  const socket = connect(socketPath(dataDir));
  const received: string[] = [];
  socket.setEncoding('utf8').on('data', (text: string) => received.push(text));
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.on('error', () => undefined);
  if (!isConnected) return false;
  await Promise.race([once(socket, 'data'), closed]);
  if (received.join('') !== 'paused\n') throw new Error('The server did not pause for the backup.');
  await work();
  socket.write('done\n');
  await closed;
  if (received.join('') !== 'paused\nresumed\n') throw new Error('The server resumed before the copy was complete.');
  return true;
}
