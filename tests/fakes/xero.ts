import { onTestFinished } from 'vitest';
import { acceptXero, reconnectXero } from '#core/contract/trade/accounting.ts';
import { buildApp } from '#server/app/app.ts';
import type { Deps } from '#server/deps.ts';
import { syncAccounting } from '#server/features/trade/accounting/sync-accounting.ts';
import { xeroAccounting } from '#server/outside/accounting/xero.ts';
import { Person } from '../world/person.ts';
import type { World } from '../world/world.ts';
import { listen } from './local-server.ts';
import { XeroServer } from './xero-server.ts';

/** An app with its own fake Xero. The link is global, so the previous test's link is removed first. */
export async function withXero(world: World) {
  const { db, limits, config } = world.deps;
  await db.deleteFrom('xero_connection').execute();
  await db.deleteFrom('xero_invoices').execute();
  await limits.reset('xero:calls');
  const xero = new XeroServer();
  const { base, close } = await listen((request, response) => xero.answer(request, response));
  onTestFinished(close);
  const accounting = xeroAccounting({
    clientId: 'client',
    clientSecret: 'hush',
    redirectUri: `${config.PUBLIC_URL}/xero/callback/`,
    scopes: 'offline_access accounting.invoices accounting.payments accounting.contacts',
    salesAccount: '200',
    paymentAccount: '090',
    apiBase: base,
    identityBase: base,
  });
  const deps: Deps = { ...world.deps, accounting };
  const app = await buildApp(deps, new URL('./no-web-client/', import.meta.url));
  const as = (person: Person) => Object.assign(new Person(app, person.id, person.email), { access: person.access });
  const agent = as(await world.superuser());
  /** Runs the accounting job. */
  const sync = () => syncAccounting(deps).run({}, new AbortController().signal);
  return { xero, deps, as, agent, sync };
}

export const stateIn = (url: string): string => new URL(url).searchParams.get('state') ?? '';

/** Completes the OAuth flow with Xero. */
export async function connected(world: World) {
  const around = await withXero(world);
  const { url } = await around.agent.call(reconnectXero, {});
  const code = around.xero.consent();
  await around.agent.call(acceptXero, { query: { code, state: stateIn(url), session_state: 'x' } });
  return around;
}
