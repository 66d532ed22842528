import type { FastifyInstance } from 'fastify';

/** Once we are closing, an answer also ends its connection: one that is kept alive would keep the process waiting. */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
