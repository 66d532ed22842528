import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import type { TryError } from '#core/rules/intake/webhook-types.ts';
import { type Checked, checkAddress, type GuardSettings } from './check-address.ts';

const TIMEOUT_MS = 15_000;
const ANSWER_BYTES = 4096;
/** Until the next address of the host is tried as well. */
const NEXT_ADDRESS_MS = 1000;

export interface GuardedRequest {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The answer is read up to this many bytes. */
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
}

export interface Answer {
  readonly code: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export type Failure = Exclude<TryError, 'status'>;

/** Connects to the addresses that were checked, whatever the name means by now. */
const pinned =
  ({ addresses }: Checked): LookupFunction =>
  (_, options, done) => {
    const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    if (options.all) done(null, all);
    else done(null, all[0]!.address, all[0]!.family);
  };

/** Reads the beginning of an answer; what is cut off by the deadline is left out. */
async function readBeginning(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response) {
      parts.push(part as Buffer);
      size += (part as Buffer).length;
      if (size >= maxBytes) break;
    }
  } catch {
    // The status has arrived, which is what counts.
  }
  response.destroy();
  return Buffer.concat(parts).subarray(0, maxBytes);
}

function send(checked: Checked, request: GuardedRequest): Promise<Answer | Failure> {
  const { url, host, isAddress, port } = checked;
  const { method, body = '', maxBytes = ANSWER_BYTES, timeoutMs = TIMEOUT_MS } = request;
  const isSecure = url.protocol === 'https:';
  // An agent of its own: the global one may be set to a proxy by the environment, and would keep the connection.
  const agent = isSecure ? new https.Agent({ keepAlive: false }) : new http.Agent({ keepAlive: false });
  let stage: 'connection' | 'tls' = 'connection';
  return new Promise((resolve) => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const options: https.RequestOptions = {
      ...{ agent, method, host, port, path: `${url.pathname}${url.search}`, signal: deadline },
      ...{ lookup: pinned(checked), autoSelectFamily: true, autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS },
      ...(isSecure && { servername: isAddress ? '' : host, rejectUnauthorized: true }),
      headers: {
        ...request.headers,
        host: url.host,
        connection: 'close',
        'accept-encoding': 'identity',
        ...(method === 'POST' && { 'content-length': Buffer.byteLength(body) }),
      },
    };
    const sent = (isSecure ? https : http).request(options, async (response) => {
      resolve({ code: response.statusCode!, headers: response.headers, body: await readBeginning(response, maxBytes) });
      sent.destroy();
    });
    sent.on('socket', (socket) => {
      socket.on('connect', () => {
        stage = isSecure ? 'tls' : 'connection';
      });
      socket.on('secureConnect', () => {
        stage = 'connection';
      });
    });
    sent.on('error', () => resolve(deadline.aborted ? 'timeout' : stage));
    sent.end(method === 'POST' ? body : undefined);
  });
}

const late = (timeoutMs: number): Promise<'timeout'> =>
  new Promise((resolve) => setTimeout(() => resolve('timeout'), timeoutMs).unref());

/**
 * The only way to an address that a user named (security rule 30). It is checked at each request, redirects are answers like any
 * other, and no proxy, credentials or cookies are used. The deadline covers all of it, from the look-up to the answer.
 */
export async function guardedRequest(
  settings: GuardSettings,
  address: string,
  request: GuardedRequest,
): Promise<Answer | Failure> {
  const { timeoutMs = TIMEOUT_MS } = request;
  const start = performance.now();
  const checked = await Promise.race([checkAddress(settings, address), late(timeoutMs)]);
  if (typeof checked === 'string') return checked;
  return send(checked, { ...request, timeoutMs: Math.max(1, Math.ceil(timeoutMs - (performance.now() - start))) });
}
