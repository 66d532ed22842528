import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How many turns of the event loop must pass without anybody coming, and how long that is waited for. */
const [QUIET_TURNS, MOST_MS] = [4, 1_000];

/**
 * How the process leaves. Once it is about to, an answer also ends its connection: one that is kept alive would keep the process
 * waiting. And before the door shuts, whoever has connected is let in, one per turn: the system cuts off those who were not,
 * with a request that was perhaps sent already and that no proxy may repeat. Answers wait for these milliseconds, because
 * whoever is answered may come again.
 */
export function drainWhenLeaving(app: FastifyInstance, isLeaving: () => boolean = () => false): void {
  let shut: Promise<void> | undefined;
  let quiet = 0;
  app.server.on('connection', () => {
    quiet = 0;
  });

  async function letIn(): Promise<void> {
    const end = performance.now() + MOST_MS;
    for (quiet = 0; app.server.listening && quiet < QUIET_TURNS && performance.now() < end; quiet++) await nextTurn();
  }

  app.addHook('preClose', async () => {
    const empty = letIn();
    // In the turn after this one the door is shut.
    shut = empty.then(() => nextTurn());
    await empty;
  });
  app.addHook('onSend', async (_request, reply) => {
    await shut;
    if (shut || isLeaving()) reply.header('connection', 'close');
  });
}
