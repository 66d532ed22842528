import { buildApp } from '#server/app/app.ts';
import { makeHandlers } from '#server/app/work.ts';
import { readConfig } from '#server/base/config.ts';
import type { Deps } from '#server/deps.ts';
import { startWorker } from '#server/jobs/queue.ts';
import { mailboxTransport } from '#server/mail/transport.ts';
import { Person } from './person.ts';
import { NO_DNS, type World } from './world.ts';

/** The same server with other settings. */
export async function withSettings(world: World, env: Record<string, string>) {
  const config = readConfig({ RATE_LIMIT_EXEMPT: '127.0.0.1', DEMO: '0', DNS_SERVERS: NO_DNS, ...env });
  const deps: Deps = { ...world.deps, config };
  const app = await buildApp(deps, new URL('./no-web-client/', import.meta.url));
  const as = (person: Person) => Object.assign(new Person(app, person.id, person.email), { access: person.access });
  const worker = startWorker(deps, makeHandlers(deps, mailboxTransport), { poll: false });
  return { deps, app, as, visitor: () => new Person(app), work: () => worker.drain() };
}
