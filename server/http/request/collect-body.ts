import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { GrowingBytes } from '../../base/growing-bytes.ts';
import { clientNetwork } from '../../base/networks.ts';
import { callerKey } from './caller.ts';
import type { IncomingBodies, IncomingBody } from './incoming-bodies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null: the request has no body. */
    incoming: IncomingBody | null;
  }
  interface FastifyInstance {
    bodies: IncomingBodies;
  }
}

/** An oversized body is read up to this multiple of its limit before it is rejected: closing earlier looks like a network error. */
const DRAIN_FACTOR = 2;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Tracks every body from the request's head on, before authentication, and releases its memory when the request ends. */
export function watchBodies(app: FastifyInstance, bodies: IncomingBodies): void {
  app.decorate('bodies', bodies);
  app.decorateRequest('incoming', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const body = bodies.expect(request.raw, reply.raw);
      request.incoming = body;
      reply.raw.once('close', () => {
        // A handler that still uses the body releases it, even if the client has disconnected.
        if (!body.isInUse) bodies.release(body);
      });
    }
    done();
  });
}

/** Admits a body after authentication. */
export function admitBody({ server, actor, ip }: FastifyRequest, body: IncomingBody, isUpload = false): void {
  const sender = actor
    ? ({ key: callerKey(actor), kind: 'account' } as const)
    : ({ key: `visitor ${clientNetwork(ip)}`, kind: 'visitor' } as const);
  server.bodies.admit(body, sender, isUpload);
}

/** Reads the whole body, within its size limit and the memory budget. */
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
    const stopListening = () => {
      payload.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
      // Discards the rest.
      payload.on('error', () => undefined).resume();
    };
    const fail = (error: AppError) => {
      stopListening();
      refuse(error);
      reject(refusal!);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) refuse(new AppError('too_large'));
      const full = refusal ?? server.bodies.hold(incoming, chunk.length);
      if (full) refuse(full);
      else bytes.add(chunk);
      if (size > maxBytes * DRAIN_FACTOR) fail(refusal!);
    };
    const onEnd = () => {
      if (refusal) return fail(refusal);
      stopListening();
      server.bodies.arrived(incoming);
      resolve(bytes.toBuffer());
    };
    // The client has disconnected, so this error reaches no one.
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

/** Keeps the memory of the body reserved for as long as a handler works with it, even if the client disconnects. */
export async function usingBody<T>({ incoming, server }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  if (!incoming) return work();
  incoming.isInUse = true;
  try {
    return await work();
  } finally {
    server.bodies.release(incoming);
  }
}
