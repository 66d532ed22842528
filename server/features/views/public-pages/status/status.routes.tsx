import type { FastifyInstance } from 'fastify';
import type { PageContext } from '../context.ts';

export function serveStatus(_app: FastifyInstance, _context: PageContext): void {}
