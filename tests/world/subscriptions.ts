import { getCompany } from '#core/contract/registry/companies.ts';
import { payOrder } from '#core/contract/trade/payments.ts';
import type { Period } from '#core/lookups.ts';
import { reconcilePayments } from '#server/features/trade/payments/charge/reconcile-payments.ts';
import { keepSubscription } from '#server/features/trade/payments/subscription/keep-subscription.ts';
import type { CardGateway } from '#server/outside/card-gateway/card-gateway.ts';
import { placeOrder, travel } from './orders.ts';
import { byCard, GOOD } from './payments.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/** decisions §11: pays the first time and is declined on every later charge. */
export const PAYS_ONCE = '4000 0000 0000 0341';

export interface Subscribed {
  company_id: number;
  owner: Person;
}

const noon = (date: string): string => `${date}T12:00:00Z`;

/** A company whose registration was paid by card on this day: its subscription begins. */
export async function subscribe(
  world: World,
  on: string,
  { period = 'month' as Period, number = GOOD } = {},
): Promise<Subscribed> {
  travel(world, noon(on));
  const owner = await world.user();
  const { id, company } = await placeOrder(owner);
  await owner.call(payOrder, { body: byCard(id, { period, number, expiry_year: 2099 }) });
  return { company_id: company.id, owner };
}

/** As if it had been paid by hand: no card is stored. */
export async function subscribeWithoutCard(world: World, on: string, period: Period = 'month'): Promise<Subscribed> {
  const subscribed = await subscribe(world, on, { period });
  await world.deps.db.deleteFrom('payment_methods').where('company_id', '=', subscribed.company_id).execute();
  return subscribed;
}

/** What the queue does for this subscription on a day; with a gateway that behaves otherwise. */
export async function keepOn(
  world: World,
  { company_id }: Subscribed,
  date: string,
  gateway: Partial<CardGateway> = {},
): Promise<void> {
  travel(world, noon(date));
  await keepSubscription({ ...world.deps, gateway: { ...world.deps.gateway, ...gateway } }, company_id);
}

/** What the queue does every 20 seconds about charges whose outcome nobody wrote down. */
export const reconcile = ({ deps }: World): Promise<void> =>
  reconcilePayments(deps).run({}, new AbortController().signal);

export async function subscriptionOf(world: World, { company_id, owner }: Subscribed) {
  const { subscription } = await (await world.session(owner)).call(getCompany, { params: { id: company_id } });
  return subscription;
}

/** What there is of a subscription's money: our charges, what the gateway took for them, and the invoices. */
export async function booksOf({ deps: { db } }: World, { company_id }: Subscribed) {
  const charges = await db
    .selectFrom('subscription_charges')
    .selectAll()
    .where('company_id', '=', company_id)
    .orderBy('date')
    .execute();
  const ids = charges.map(({ id }) => id);
  const taken =
    ids.length === 0
      ? []
      : await db
          .selectFrom('sandbox_charges')
          .selectAll()
          .where('id', 'in', ids)
          .where('declined_for', 'is', null)
          .execute();
  const invoices = await db
    .selectFrom('invoices')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('period_start', 'is not', null)
    .orderBy('id')
    .execute();
  return { charges, taken, invoices };
}

/** The subjects of the letters about a refused charge or a subscription that is past due, oldest first. */
export const dunningOf = async (world: World, { owner }: Subscribed): Promise<string[]> =>
  (await world.mails(owner.email))
    .map(({ subject }) => subject)
    .filter((subject) => /^(Payment failed|Past due)/.test(subject))
    .reverse();
