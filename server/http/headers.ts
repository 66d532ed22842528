import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Hosts {
  readonly scripts: string;
  readonly frames: string;
  readonly calls: string;
}

/** Where cards are typed into Stripe's own fields, these and no others are let in beside us. */
export const STRIPE_HOSTS: Hosts = {
  scripts: ' https://js.stripe.com',
  frames: ' https://js.stripe.com https://hooks.stripe.com',
  calls: ' https://api.stripe.com',
};
const NO_HOSTS: Hosts = { scripts: '', frames: '', calls: '' };

const policy = ({ scripts, frames, calls }: Hosts): string =>
  [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${calls}`,
    ...(frames ? [`frame-src 'self'${frames}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** security rule 20: on every answer. */
export const SECURITY_HEADERS = {
  'content-security-policy': policy(NO_HOSTS),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

interface HeaderOptions {
  readonly https: boolean;
  readonly hosts?: Hosts | undefined;
}

export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { https, hosts }: HeaderOptions,
): void {
  reply.headers(SECURITY_HEADERS);
  reply.header('x-request-id', request.id);
  if (hosts) reply.header('content-security-policy', policy(hosts));
  if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
}

export function securityHeaders(app: FastifyInstance, options: HeaderOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply, options);
    done();
  });
}
