import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Hosts {
  readonly scripts: string;
  readonly frames: string;
  readonly calls: string;
}

/** The only third-party hosts in the policy, with Stripe's hosted card fields. */
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

/** security rule 20: on every response. */
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

export type AnswerHeaders = Readonly<Record<string, string>>;

/**
 * Default headers of every response, including those outside any route. `no-store` unless the route overrides it: the URL's text
 * can't decide, because one route has many spellings (absolute form, percent-encoding).
 */
export const answerHeaders = ({ https, hosts }: HeaderOptions): AnswerHeaders => ({
  ...SECURITY_HEADERS,
  ...(hosts && { 'content-security-policy': policy(hosts) }),
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  'cache-control': 'no-store',
});

export function setAnswerHeaders(request: FastifyRequest, reply: FastifyReply, headers: AnswerHeaders): void {
  reply.headers(headers);
  reply.header('x-request-id', request.id);
}

export function sendAnswerHeaders(app: FastifyInstance, headers: AnswerHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    setAnswerHeaders(request, reply, headers);
    done();
  });
}
