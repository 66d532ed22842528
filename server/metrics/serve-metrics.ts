import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { type Config, ConfigError } from '../base/config.ts';

export interface MetricsServer {
  close(): Promise<void>;
}

/** Serves only `GET /metrics`, on a separate port so that no proxy exposes it by mistake. */
export async function serveMetrics(
  { METRICS_HOST, METRICS_PORT }: Pick<Config, 'METRICS_HOST' | 'METRICS_PORT'>,
  registry: Registry,
  update: () => Promise<void>,
): Promise<MetricsServer> {
  const server = createServer(async (request, answer) => {
    answer.setHeader('cache-control', 'no-store').setHeader('x-content-type-options', 'nosniff');
    const base = 'http://metrics';
    const isMetrics = URL.canParse(request.url ?? '', base) && new URL(request.url!, base).pathname === '/metrics';
    if (!isMetrics) return void answer.writeHead(404).end();
    if (request.method !== 'GET') return void answer.writeHead(405, { allow: 'GET' }).end();
    try {
      await update();
      const text = await registry.metrics();
      answer.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      answer.writeHead(500).end();
    }
  });
  server.listen(METRICS_PORT, METRICS_HOST);
  await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new ConfigError(
      code === 'EADDRINUSE'
        ? `METRICS_PORT: ${METRICS_PORT} is in use; choose another, or 0 for none`
        : `METRICS_HOST: cannot listen on "${METRICS_HOST}": ${message}`,
    );
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
