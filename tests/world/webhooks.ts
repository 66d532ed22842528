import { onTestFinished } from 'vitest';
import { createWebhook, listWebhookDeliveries } from '#core/contract/intake/webhooks.ts';
import { newWebhookSecret, sealSecret } from '#server/features/intake/webhooks/secrets.ts';
import { receiveWebhooks, verified } from '../fakes/webhook-receiver.ts';
import { companyWith } from './intake.ts';
import type { Person } from './person.ts';
import { withSettings } from './settings.ts';
import type { World } from './world.ts';

/** Settings under which a server of the test may be reached. */
export const REACHING = { WEBHOOK_ALLOW: '127.0.0.0/8' };

/** Inserts a webhook for all events, whose messages are only recorded. Returns a function that reads their types. */
export async function putWebhook({ deps, clock }: World, company_id: number): Promise<() => Promise<string[]>> {
  const { db } = deps;
  const { id } = await db
    .insertInto('webhooks')
    .values({
      ...{ company_id, url: 'https://hook.example.com/', description: '', events: ['*'], is_active: true },
      ...{ ...sealSecret(deps, newWebhookSecret()), created_date: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return async () => {
    const messages = db.selectFrom('webhook_deliveries').select('type').where('webhook_id', '=', id);
    return (await messages.orderBy('id').execute()).map(({ type }) => type);
  };
}

interface Owned {
  person: Person;
  company_id: number;
}

/** A company with a webhook for all events, and the server that receives its messages. */
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
    async messages() {
      await settings.work();
      return receiver.received.map((one) => verified(secret, one));
    },
    deliveries: async () =>
      (await owner.call(listWebhookDeliveries, { params: { id: webhook.id }, query: { limit: 100 } })).results,
  };
}
