import type { FastifyInstance } from 'fastify';

/** Once we are leaving, an answer also ends its connection: one that is kept alive would keep the process waiting. */
export function endConnectionsWhenLeaving(app: FastifyInstance, isLeaving: () => boolean = () => false): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing || isLeaving()) reply.header('connection', 'close');
    done();
  });
}
