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

/** security rule 20: a call that rides on the cookie must come from a page of ours. No Origin is no page. */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin, host } = request.headers;
  if (origin === undefined) return;
  // RFC 9112 §3.2.2: an absolute-form target overrides the Host header, which then proves nothing.
  const isOriginForm = request.raw.url?.startsWith('/');
  const isOwnHost = isOriginForm && URL.canParse(origin) && new URL(origin).host === host;
  const ours = origin === new URL(publicUrl).origin || isOwnHost;
  if (!ours) throw new AppError('origin_refused');
}

const line = (value: string, maxAge: number, https: boolean): string =>
  `${NAME}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;

/**
 * decisions §2: the refresh token as a cookie that no script can read. A class, because V8 gives every object that is written with a
 * getter a shape of its own, which lives as long as the old generation and holds the whole call (decision 024).
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

  /** Read only when asked for, so the check is, too. */
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
