import type { z } from 'zod';
import { changeRepeatPolicy, getRepeatPolicy, type RepeatPolicyChange } from '#core/contract/intake/repeat-policy.ts';
import {
  createSubscriber,
  getSubscriber,
  listSubscribers,
  type Subscriber,
} from '#core/contract/intake/subscribers.ts';
import { act, noticeOn, type Site } from './actions.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/** A notice of the site whose URL is disabled for a subscriber; returns its id. */
export async function struck(world: World, site: Site, handle: string, date?: Date): Promise<number> {
  const received_date = date ?? world.clock.now();
  const id = await noticeOn(world, site, { received_date });
  await act(site.owner, id, { action: 'disabled', subscriber: handle, date: received_date.toISOString() });
  return id;
}

export const subscribersOf = (who: Person, company: number, query: object = {}) =>
  who.call(listSubscribers, { query: { company, limit: 100, ...query } as never });

/** The subscriber with a handle. */
export async function subscriberNamed({ owner, company_id }: Site, handle: string): Promise<Subscriber> {
  const { results } = await subscribersOf(owner, company_id);
  return results.find((one) => one.handle === handle)!;
}

export const seenSubscriber = (who: Person, id: number) => who.call(getSubscriber, { params: { id } });
export const addSubscriber = (who: Person, company_id: number, handle: string) =>
  who.call(createSubscriber, { body: { company_id, handle } });

export const readPolicy = (who: Person, id: number) => who.call(getRepeatPolicy, { params: { id } });
export const setPolicy = (who: Person, id: number, body: z.input<typeof RepeatPolicyChange>) =>
  who.call(changeRepeatPolicy, { params: { id }, body });
