import { onTestFinished } from 'vitest';
import { listen } from '#tests/fakes/local-server.ts';
import { stateIn } from '#tests/fakes/xero.ts';
import { XeroServer } from '#tests/fakes/xero-server.ts';
import { caller } from './product.ts';

/** Starts a fake Xero; returns the settings for it and a function that connects to it. */
export async function startFakeXero() {
  const xero = new XeroServer();
  xero.contacts.push({
    ContactID: 'a-contact',
    Name: 'Quay',
    EmailAddress: 'books@example.com',
    ContactStatus: 'ACTIVE',
  });
  const { base, close } = await listen((request, response) => xero.answer(request, response));
  onTestFinished(close);
  const settings = {
    ...{ XERO_CLIENT_ID: 'client', XERO_CLIENT_SECRET: 'hush' },
    ...{ XERO_API_BASE: base, XERO_IDENTITY_BASE: base },
  };
  /** Completes the OAuth flow as the agent; returns the status of the last call. */
  const connect = async (server: { url: string }, access: string): Promise<number> => {
    const agent = caller(access);
    const { json } = await agent.call<{ url: string }>(server, 'POST', '/xero/reconnect/');
    const back = new URLSearchParams({ code: xero.consent(), state: stateIn(json.url) });
    return (await agent.call(server, 'GET', `/xero/accepted/?${back}`)).status;
  };
  return { settings, connect };
}
