import type { WebhookCreate } from '#core/contract/intake/webhooks.ts';
import { transaction } from '../../../db/transaction.ts';
import { addWebhook } from '../../intake/webhooks/change/create-webhook.ts';
import { testWebhook } from '../../intake/webhooks/change/send-again.ts';
import type { SendRequest } from '../../intake/webhooks/deliver/deliver-webhook.ts';
import type { Companies } from './companies.ts';
import type { DemoRun } from './demo-run.ts';
import type { DemoUsers } from './users.ts';

const TICKETS = 'https://hooks.bluefin.example.com/tickets';
const CHAT = 'https://chat.bluefin.example.com/hooks/abuse-desk';

const reply = (code: number, text: string, headers: Record<string, string> = {}) =>
  Promise.resolve({ code, headers, body: Buffer.from(text) });

/** Answers in place of the customers' systems: nothing of the demo goes to the network. */
export const demoReceiver: SendRequest = (url, { body = '' }) => {
  if (url === CHAT) return reply(410, 'This channel was archived.');
  if (!body.includes('"webhook.test"')) return reply(200, '{"ticket":"created"}');
  return reply(503, 'Down for maintenance until tomorrow.', { 'retry-after': '72000' });
};

/** One company tells two systems: one takes everything but the last test, the other has gone. */
export function scheduleWebhooks({ timeline, deps }: DemoRun, { customer }: DemoUsers, companies: Companies): void {
  /** As the API does, without looking up the host. */
  const add = (url: string, description: string, events: WebhookCreate['events']) =>
    transaction(deps, customer, async (tx) => {
      const fields = { url, description, events, is_active: true };
      return (await addWebhook(tx, deps, companies.bluefin!.id, fields)).id;
    });
  let tickets = 0;
  timeline.on(timeline.daysAgo(12, 7), async () => {
    tickets = await add(TICKETS, 'Opens a ticket for each notice', ['notice.received', 'counter_notice.received']);
    await add(CHAT, 'Abuse desk channel', ['notice.received', 'notice.retracted']);
  });
  timeline.on(timeline.hoursAgo(1), async () => {
    await testWebhook(deps, customer, tickets);
  });
}
