import type { FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** beyond-edges § 12, word for word. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const PAGE_HEADERS = { 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' } as const;

export const sendDrawn = (reply: FastifyReply, page: ReactElement): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(`<!doctype html>${renderToStaticMarkup(page)}`);
