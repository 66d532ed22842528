import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFRESH_TOKEN_DAYS } from '#core/constants.ts';
import { AppError } from '#core/errors.ts';

const NAME = 'refresh';

export function readCookie(request: FastifyRequest): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === NAME && value && /^[\w-]+$/.test(value)) return value;
  }
  return undefined;
}

/** security rule 20, CSRF protection: a request with the cookie must come from our own pages. Without Origin it is no browser's. */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin, host } = request.headers;
  if (origin === undefined) return;
  // RFC 9112 §3.2.2: an absolute-form target overrides the Host header, so the header can't be trusted.
  const isOriginForm = request.raw.url?.startsWith('/');
  const isOwnHost = isOriginForm && URL.canParse(origin) && new URL(origin).host === host;
  const ours = origin === new URL(publicUrl).origin || isOwnHost;
  if (!ours) throw new AppError('origin_refused');
}

const line = (value: string, maxAge: number, https: boolean): string =>
  `${NAME}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;

/**
 * decisions §2: the refresh token in an HttpOnly cookie. A class, because V8 creates a separate hidden class for each object literal
 * with a getter, which would retain the whole request in the old generation (decision 024).
 */
export class RefreshCookie {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #publicUrl: string;

  constructor(request: FastifyRequest, reply: FastifyReply, publicUrl: string) {
    this.#request = request;
    this.#reply = reply;
    this.#publicUrl = publicUrl;
  }

  /** Checks the origin only when the value is read. */
  get value(): string | undefined {
    const value = readCookie(this.#request);
    if (value !== undefined) refuseForeignOrigin(this.#request, this.#publicUrl);
    return value;
  }

  set(token: string): void {
    this.#write(token, REFRESH_TOKEN_DAYS * 86_400);
  }

  clear(): void {
    this.#write('', 0);
  }

  #write(value: string, maxAge: number): void {
    this.#reply.header('set-cookie', line(value, maxAge, this.#publicUrl.startsWith('https:')));
  }
}
