import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Departure } from '../../base/departure.ts';

/**
 * Turns of the event loop, a millisecond or more each, in which nobody must have come before the door shuts; and how many there
 * may be in all. Turns and not milliseconds: a busy machine may take the processor away for longer than any time that one could name.
 */
const [QUIET_TURNS, MOST_TURNS] = [100, 1_000];

/**
 * How the process leaves. Once it is about to, an answer also ends its connection: one that is kept alive would keep the process
 * waiting. And before the door shuts, whoever has connected is let in: the system cuts off those who were not, with a request
 * that was perhaps sent already and that no proxy may repeat. Answers wait for these milliseconds, because whoever is answered
 * may come again.
 */
export function drainWhenLeaving(app: FastifyInstance, departure: Departure | undefined): void {
  let shut: Promise<void> | undefined;
  let came = 0;
  app.server.on('connection', () => {
    came += 1;
  });

  async function letIn(): Promise<void> {
    for (let quiet = 0, turns = 0; app.server.listening && quiet < QUIET_TURNS && turns < MOST_TURNS; turns++) {
      const before = came;
      // On a busy machine these turns take longer than what is open would be waited for.
      departure?.progressed();
      await wait(1);
      // Right after this turn's poll phase, which accepts everybody who stands before the door.
      await turn();
      quiet = came === before ? quiet + 1 : 0;
    }
  }

  app.addHook('preClose', async () => {
    const empty = letIn();
    // In the turn after this one the door is shut.
    shut = empty.then(() => wait(1));
    await empty;
  });
  app.addHook('onSend', async (_request, reply) => {
    await shut;
    departure?.progressed();
    if (shut || departure?.hasBegun) reply.header('connection', 'close');
  });
}
