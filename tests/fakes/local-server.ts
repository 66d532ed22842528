import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

interface Keys {
  key: string;
  cert: string;
}

/** Starts an HTTP server on a free port, in the role of an external service; with keys, over TLS. */
export async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  keys?: Keys,
): Promise<{ base: string; port: number; close: () => void }> {
  const handle = (request: IncomingMessage, response: ServerResponse) => void answer(request, response);
  const server = keys ? createSecureServer(keys, handle) : createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return { base: `http${keys ? 's' : ''}://127.0.0.1:${port}`, port, close };
}
