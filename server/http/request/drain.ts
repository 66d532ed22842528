import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Shutdown } from '../../base/shutdown.ts';

/**
 * Event loop turns of at least a millisecond: how many must pass without a new connection before the listener closes, and how many
 * at most. Turns, not milliseconds: a busy machine may suspend the process for any length of time.
 */
const [QUIET_TURNS, MOST_TURNS] = [100, 1_000];

/**
 * Connection draining. During a shutdown each response closes its connection, as a kept-alive one would delay the exit. Before the
 * listener closes, the accept queue is emptied: the kernel resets connections that were not accepted, with requests that a proxy may
 * not retry. Responses wait for that, because a client that got one may connect again.
 */
export function drainOnShutdown(app: FastifyInstance, shutdown: Shutdown | undefined): void {
  let closed: Promise<void> | undefined;
  let accepted = 0;
  app.server.on('connection', () => {
    accepted += 1;
  });

  async function emptyAcceptQueue(): Promise<void> {
    for (let quiet = 0, turns = 0; app.server.listening && quiet < QUIET_TURNS && turns < MOST_TURNS; turns++) {
      const before = accepted;
      // On a busy machine these turns could take longer than the idle limit.
      shutdown?.progressed();
      await wait(1);
      // After this turn's poll phase, which accepts all pending connections.
      await turn();
      quiet = accepted === before ? quiet + 1 : 0;
    }
  }

  app.addHook('preClose', async () => {
    const emptied = emptyAcceptQueue();
    // The listener closes in the next turn.
    closed = emptied.then(() => wait(1));
    await emptied;
  });
  app.addHook('onSend', async (_request, reply) => {
    await closed;
    shutdown?.progressed();
    if (closed || shutdown?.hasBegun) reply.header('connection', 'close');
  });
}
