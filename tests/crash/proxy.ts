import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const LOOK_MS = 100;

/** Sends one request to one server, on a connection of its own; 'refused' when nobody listens there. */
function pass(port: number, { method, url, headers }: IncomingMessage, body: Buffer, answer: ServerResponse) {
  return new Promise<'answered' | 'refused' | 'broken'>((resolve) => {
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode!, response.headers);
      response.pipe(answer);
      response.on('end', () => resolve('answered'));
      response.on('error', () => resolve('broken'));
    });
    onward.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? 'refused' : 'broken'));
    onward.end(body);
  });
}

const isWell = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health/`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * As plain as a proxy can be: each request to the next server that is well, and to the one after it only when nobody
 * listened there, because then it was certainly not begun.
 */
export async function startProxy(ports: readonly number[]) {
  const well = new Set(ports);
  let turn = 0;
  const look = setInterval(async () => {
    for (const port of ports)
      if (await isWell(port)) well.add(port);
      else well.delete(port);
  }, LOOK_MS);

  const server = createServer(async (given, answer) => {
    const body = await buffer(given);
    const first = turn++;
    const inTurn = ports.map((_, at) => ports[(first + at) % ports.length]!);
    // Who was not well a moment ago is asked last: on a busy machine all may have seemed so.
    for (const port of [...inTurn.filter((one) => well.has(one)), ...inTurn.filter((one) => !well.has(one))]) {
      const outcome = await pass(port, given, body, answer);
      if (outcome === 'answered') return;
      if (outcome === 'broken') break;
    }
    if (!answer.headersSent) answer.writeHead(502);
    answer.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    isWell: (port: number) => well.has(port),
    async close() {
      clearInterval(look);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
