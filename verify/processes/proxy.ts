import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The longest interval that docs/operations.md allows. */
const LOOK_MS = 1_000;

/** Removes hop-by-hop headers. */
const onward = ({ connection: _, 'keep-alive': __, ...headers }: IncomingHttpHeaders) => headers;

/** Forwards one request on a new connection; returns 'answered' or the connection error. */
function pass(
  port: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
  onSent: () => void,
) {
  return new Promise<string>((resolve) => {
    const to = { host: '127.0.0.1', port, method, path: url, headers: onward(headers), agent: false };
    const passed = request(to, (response) => {
      answer.writeHead(response.statusCode!, onward(response.headers));
      response.pipe(answer);
      response.on('end', () => resolve('answered'));
      response.on('error', ({ message }) => resolve(`broken in the answer: ${message}`));
    });
    passed.on('error', ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message));
    passed.end(body, onSent);
  });
}

const isWell = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health/`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A minimal round-robin proxy. It tries the next server only after a refused connection, because then the request was certainly not
 * started. `tell` receives errors.
 */
export async function startProxy(ports: readonly number[], tell: (line: string) => void) {
  const well = new Set(ports);
  const waiting = new Map<number, number>();
  let turn = 0;
  const look = setInterval(() => {
    for (const port of ports) void isWell(port).then((yes) => (yes ? well.add(port) : well.delete(port)));
  }, LOOK_MS);

  const server = createServer(async (given, answer) => {
    const began = performance.now();
    const body = await buffer(given);
    const first = turn++;
    const inTurn = ports.map((_, at) => ports[(first + at) % ports.length]!);
    const seen = [...well].join(' and ') || 'none';
    // Unhealthy servers are tried last, because on a busy machine all may seem unhealthy.
    for (const port of [...inTurn.filter((one) => well.has(one)), ...inTurn.filter((one) => !well.has(one))]) {
      let isSent = false;
      const outcome = await pass(port, given, body, answer, () => {
        isSent = true;
        waiting.set(port, (waiting.get(port) ?? 0) + 1);
      });
      if (isSent) waiting.set(port, waiting.get(port)! - 1);
      if (outcome === 'answered') return;
      const took = Math.round(performance.now() - began);
      tell(`${given.method} ${given.url} to ${port}: ${outcome} after ${took} ms, while ${seen} seemed well`);
      if (outcome !== 'ECONNREFUSED') break;
    }
    if (!answer.headersSent) answer.writeHead(502);
    answer.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    isWell: (port: number) => well.has(port),
    /** Requests forwarded to the port and not answered yet. */
    waitingAt: (port: number) => waiting.get(port) ?? 0,
    async close() {
      clearInterval(look);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
