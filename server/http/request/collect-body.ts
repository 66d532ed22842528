import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { GrowingBytes } from '../../base/growing-bytes.ts';
import { clientNetwork } from '../../base/networks.ts';
import type { IncomingBodies, IncomingBody } from './incoming-bodies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null: there is none. */
    incoming: IncomingBody | null;
  }
  interface FastifyInstance {
    bodies: IncomingBodies;
  }
}

/** Somebody who is told that it is too much should have been heard out: to hang up in between looks like a fault of ours. */
const HEARD_OUT = 2;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Every body is watched from its head on, before any door, and gives back what it holds when its request is over. */
export function watchBodies(app: FastifyInstance, bodies: IncomingBodies): void {
  app.decorate('bodies', bodies);
  app.decorateRequest('incoming', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const body = bodies.expect(request.raw, reply.raw);
      request.incoming = body;
      reply.raw.once('close', () => {
        // Whoever works with it holds it, also when nobody waits for the answer any more.
        if (!body.isInUse) bodies.release(body);
      });
    }
    done();
  });
}

/** Lets a body in, after the door. */
export function admitBody({ server, actor, ip }: FastifyRequest, body: IncomingBody, isUpload = false): void {
  const sender = actor
    ? ({ key: `account ${actor.id}`, kind: 'account' } as const)
    : ({ key: `visitor ${clientNetwork(ip)}`, kind: 'visitor' } as const);
  server.bodies.admit(body, sender, isUpload);
}

/** The whole body, within what it may be and what there is room for. */
export function collectBody(request: FastifyRequest, payload: Readable, maxBytes: number): Promise<Buffer> {
  const { incoming, server } = request;
  if (!incoming) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    const bytes = new GrowingBytes();
    let size = 0;
    let refusal: AppError | undefined;

    const refuse = (error: AppError) => {
      refusal ??= error;
      bytes.clear();
      server.bodies.release(incoming);
    };
    const stop = () => {
      payload.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
      // What still comes of it is dropped.
      payload.on('error', () => undefined).resume();
    };
    const fail = (error: AppError) => {
      stop();
      refuse(error);
      reject(refusal!);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) refuse(new AppError('too_large'));
      const full = refusal ?? server.bodies.hold(incoming, chunk.length);
      if (full) refuse(full);
      else bytes.add(chunk);
      if (size > maxBytes * HEARD_OUT) fail(refusal!);
    };
    const onEnd = () => {
      if (refusal) return fail(refusal);
      stop();
      server.bodies.arrived(incoming);
      resolve(bytes.whole());
    };
    // Whoever hung up in the middle is not there to be told.
    const onBroken = () => fail(new AppError('bad_request'));

    try {
      admitBody(request, incoming);
    } catch (error) {
      refuse(error as AppError);
    }
    incoming.fail = fail;
    payload.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken).resume();
  });
}
