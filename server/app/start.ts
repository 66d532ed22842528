import { SOURCE } from '#core/lookups.ts';
import { ConfigError, readConfig } from '../base/config.ts';
import { failpoint } from '../base/failpoints.ts';
import { makeLog } from '../base/log.ts';
import { Shutdown } from '../base/shutdown.ts';
import { listenForBackups } from '../db/backup/pause-for-backup.ts';
import type { Deps } from '../deps.ts';
import { receiveMessage } from '../features/intake/inbound/receive/receive-message.ts';
import { startReaderThreads } from '../features/intake/inbound/threads/reader-threads.ts';
import { ensureSuperuser } from '../features/records/users/status/make-superuser.ts';
import { fillDemo } from '../features/views/demo/fill-demo.ts';
import { DEMO_LOGINS } from '../features/views/demo/logins.ts';
import { refuseDemoLogins } from '../features/views/demo/refuse-demo-logins.ts';
import { releaseLeases } from '../jobs/jobs.queries.ts';
import { scheduleRecurring, type Worker } from '../jobs/queue.ts';
import { type Inbound, listenInbound } from '../mail/inbound-smtp.ts';
import { mailboxTransport, smtpTransport } from '../mail/transport.ts';
import { makeGauges } from '../metrics/gauges.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { buildApp } from './app.ts';
import { open } from './open.ts';
import { welcome } from './welcome.ts';
import { makeHandlers, startWork } from './work.ts';

const DRAIN_MS = 8_000;
/** Beside the bundle in dist/server. */
const WEB_CLIENT = new URL('../web/', import.meta.url);

/**
 * Composition root: reads the settings, opens the database, builds the adapters and listens. `adapt` replaces adapters, for tests.
 */
export async function start(
  env: Record<string, string | undefined>,
  adapt: (deps: Deps) => Deps = (deps) => deps,
): Promise<void> {
  const config = readConfig(env);
  const log = makeLog(config.LOG_LEVEL);
  const { deps: opened, kind, close, pool } = await open(config, log);
  const metrics = config.METRICS_PORT === 0 ? undefined : makeMetrics();
  const shutdown = new Shutdown();
  const deps = adapt({ ...opened, ...(metrics ? { metrics } : {}), shutdown });
  const isFilled = config.DEMO && (await fillDemo(deps, makeHandlers));
  const { SUPERUSER_EMAIL: email, SUPERUSER_PASSWORD: password } = config;
  if (email && password) {
    // After the demo, which only fills an empty database. Its superuser does not count, but may be the one named here.
    const except = DEMO_LOGINS.map((login) => login.email).filter((one) => isFilled || one !== email);
    await ensureSuperuser(deps, { email, password, except });
  }
  await refuseDemoLogins(deps);

  const transport = config.SMTP_URL ? smtpTransport(config.SMTP_URL, config.MAIL_FROM) : mailboxTransport;
  const handlers = config.RUN === 'web' ? {} : makeHandlers(deps, transport);
  let worker: Worker | undefined;
  let inbound: Inbound | undefined;
  if (config.RUN !== 'web') {
    if (config.INBOUND_SMTP_PORT !== 0) {
      inbound = await listenInbound(deps, (message) => receiveMessage(deps, { ...message, source_id: SOURCE.email }));
    }
    if (kind === 'embedded') await releaseLeases(deps.db);
    await scheduleRecurring(deps, handlers);
    worker = startWork(deps, handlers);
  }
  const app = config.RUN === 'worker' ? undefined : await buildApp(deps, WEB_CLIENT);
  const address = await app?.listen({ host: config.HOST, port: config.PORT }).catch((error: NodeJS.ErrnoException) => {
    // The most common startup error.
    throw error.code === 'EADDRINUSE' ? new ConfigError(`PORT: ${config.PORT} is in use; choose another`) : error;
  });
  const backups = kind === 'embedded' ? await listenForBackups(deps, config.DATA_DIR) : undefined;
  const watched = { ...deps, jobs: Object.keys(handlers), pool, smtpConnections: inbound?.connections };
  const metered = metrics && (await serveMetrics(config, metrics.registry, makeGauges(metrics.registry, watched)));
  stopOnSignal(shutdown, log, async () => {
    // RUN=web means several processes behind a proxy.
    if (config.RUN === 'web') await shutdown.proxyRemovedUs();
    await Promise.all([app?.close(), inbound?.stop(), worker?.stop(DRAIN_MS), backups?.close(), metered?.close()]);
    transport.close();
    await close();
    log.info('stopped');
  });
  if (worker) startReaderThreads();
  welcome(config, kind, address);
}

/** Graceful shutdown (decisions §1, security rule 24): open requests finish, unfinished jobs return to the queue, exit code 0. */
function stopOnSignal(shutdown: Shutdown, log: Deps['log'], drain: () => Promise<void>): void {
  const stop = () => {
    if (shutdown.hasBegun) return;
    shutdown.hasBegun = true;
    shutdown.onIdle(() => process.exit(0));
    (failpoint('exit-without-draining') ? Promise.resolve() : drain()).then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
