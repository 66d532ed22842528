import { onTestFinished } from 'vitest';
import { createWebhook, listWebhookDeliveries } from '#core/contract/intake/webhooks.ts';
import { receiveWebhooks, verified } from '../fakes/webhook-receiver.ts';
import { companyWith } from './intake.ts';
import type { Person } from './person.ts';
import { withSettings } from './settings.ts';
import type { World } from './world.ts';

/** Settings under which a server of the test may be reached. */
export const REACHING = { WEBHOOK_ALLOW: '127.0.0.0/8' };

interface Owned {
  person: Person;
  company_id: number;
}

/** A company with a webhook that is told everything, and the server that gets it. */
export async function withWebhook(world: World, env: Record<string, string> = {}, events = ['*'], of?: Owned) {
  const settings = await withSettings(world, { ...REACHING, ...env });
  const receiver = await receiveWebhooks();
  onTestFinished(receiver.close);
  const person = of?.person ?? (await world.user());
  const { company_id, domains } = of ? { ...of, domains: [] } : await companyWith(world, person);
  const owner = settings.as(person);
  const body = { url: receiver.url, events: events as ['*'] };
  const { secret, ...webhook } = await owner.call(createWebhook, { params: { id: company_id }, body });
  return {
    ...{ settings, receiver, owner, company_id, domain: domains[0]?.name ?? '', webhook, secret },
    /** Runs what is due, and returns all messages received so far, checked with the reference package. */
    async told() {
      await settings.work();
      return receiver.received.map((one) => verified(secret, one));
    },
    deliveries: async () =>
      (await owner.call(listWebhookDeliveries, { params: { id: webhook.id }, query: { limit: 100 } })).results,
  };
}
