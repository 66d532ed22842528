import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { TryError } from '#core/rules/intake/webhook-types.ts';
import { type Checked, checkAddress, type GuardSettings } from './check-address.ts';

const TIMEOUT_MS = 15_000;
const ANSWER_BYTES = 4096;

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

/** A failure, and whether a connection was made: then the request may have arrived. */
interface Failed {
  readonly failure: Failure;
  readonly isConnected: boolean;
}

function optionsFor({ url, host, isAddress, port }: Checked, address: string, request: GuardedRequest) {
  const { method, body = '' } = request;
  const isSecure = url.protocol === 'https:';
  return {
    // An agent of its own: the global one may be set to a proxy by the environment, and would keep the connection.
    agent: isSecure ? new https.Agent({ keepAlive: false }) : new http.Agent({ keepAlive: false }),
    // The address that was checked, whatever the name means by now.
    ...{ method, host: address, port, path: `${url.pathname}${url.search}` },
    ...(isSecure && { servername: isAddress ? '' : host, rejectUnauthorized: true }),
    headers: {
      ...request.headers,
      host: url.host,
      connection: 'close',
      'accept-encoding': 'identity',
      ...(method === 'POST' && { 'content-length': Buffer.byteLength(body) }),
    },
  };
}

function sendTo(
  checked: Checked,
  address: string,
  request: GuardedRequest,
  signal: AbortSignal,
): Promise<Answer | Failed> {
  const isSecure = checked.url.protocol === 'https:';
  let stage: 'connection' | 'tls' = 'connection';
  let [isConnected, isAnswered] = [false, false];
  return new Promise((resolve) => {
    const options = { ...optionsFor(checked, address, request), signal };
    const sent = (isSecure ? https : http).request(options, async (response) => {
      isAnswered = true;
      const body = await readBeginning(response, request.maxBytes ?? ANSWER_BYTES);
      sent.destroy();
      resolve({ code: response.statusCode!, headers: response.headers, body });
    });
    sent.on('socket', (socket) => {
      socket.on('connect', () => {
        isConnected = true;
        stage = isSecure ? 'tls' : 'connection';
      });
      socket.on('secureConnect', () => {
        stage = 'connection';
      });
    });
    sent.on('error', () => {
      if (!isAnswered) resolve({ failure: signal.aborted ? 'timeout' : stage, isConnected });
    });
    sent.end(request.method === 'POST' ? request.body : undefined);
  });
}

/** Tries the host's addresses until one takes the connection; those of IPv4 first, because IPv6 may lead nowhere. */
async function send(checked: Checked, request: GuardedRequest, timeoutMs: number): Promise<Answer | Failure> {
  const signal = AbortSignal.timeout(timeoutMs);
  let last: Failure = 'connection';
  for (const address of checked.addresses.toSorted((a, b) => isIP(a) - isIP(b))) {
    const outcome = await sendTo(checked, address, request, signal);
    if ('code' in outcome) return outcome;
    last = outcome.failure;
    if (outcome.isConnected || signal.aborted) break;
  }
  return last;
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
  return send(checked, request, Math.max(1, Math.ceil(timeoutMs - (performance.now() - start))));
}
