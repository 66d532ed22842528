import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long nobody must have come before the door shuts, and how long that is waited for. */
const [QUIET_MS, MOST_MS] = [100, 1_000];

/**
 * How the process leaves. Once it is about to, an answer also ends its connection: one that is kept alive would keep the process
 * waiting. And before the door shuts, whoever has connected is let in: the system cuts off those who were not, with a request
 * that was perhaps sent already and that no proxy may repeat. Answers wait for these milliseconds, because whoever is answered
 * may come again.
 */
export function drainWhenLeaving(app: FastifyInstance, isLeaving: () => boolean = () => false): void {
  let shut: Promise<void> | undefined;
  let came = 0;
  app.server.on('connection', () => {
    came = performance.now();
  });

  async function letIn(): Promise<void> {
    const begin = performance.now();
    const isQuiet = () => performance.now() > Math.min(Math.max(begin, came) + QUIET_MS, begin + MOST_MS);
    // Between two looks the event loop opens to everybody who stands before it.
    while (app.server.listening && !isQuiet()) await wait(1);
  }

  app.addHook('preClose', async () => {
    const empty = letIn();
    // In the turn after this one the door is shut.
    shut = empty.then(() => wait(1));
    await empty;
  });
  app.addHook('onSend', async (_request, reply) => {
    await shut;
    if (shut || isLeaving()) reply.header('connection', 'close');
  });
}
