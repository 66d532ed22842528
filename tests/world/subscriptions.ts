import { getCompany } from '#core/contract/registry/companies.ts';
import { payOrder } from '#core/contract/trade/payments.ts';
import type { Period } from '#core/lookups.ts';
import { reconcilePayments } from '#server/features/trade/payments/charge/reconcile-payments.ts';
import { advanceSubscription } from '#server/features/trade/payments/renewals/advance-subscription.ts';
import type { CardGateway } from '#server/outside/card-gateway/card-gateway.ts';
import { placeOrder, travel } from './orders.ts';
import { byCard, GOOD } from './payments.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/** Sandbox card that succeeds once and declines every later charge (decisions §11). */
export const PAYS_ONCE = '4000 0000 0000 0341';

export interface Subscribed {
  company_id: number;
  owner: Person;
}

const noon = (date: string): string => `${date}T12:00:00Z`;

/** A company whose registration was paid by card on this day, which starts its subscription. */
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

/** A subscription without a stored card, as after a manual payment. */
export async function subscribeWithoutCard(world: World, on: string, period: Period = 'month'): Promise<Subscribed> {
  const subscribed = await subscribe(world, on, { period });
  await world.deps.db.deleteFrom('payment_methods').where('company_id', '=', subscribed.company_id).execute();
  return subscribed;
}

/** Runs the subscription job on a day, with parts of the gateway replaced. */
export async function keepOn(
  world: World,
  { company_id }: Subscribed,
  date: string,
  gateway: Partial<CardGateway> = {},
): Promise<void> {
  travel(world, noon(date));
  await advanceSubscription({ ...world.deps, gateway: { ...world.deps.gateway, ...gateway } }, company_id);
}

/** Runs the job that reconciles charges with an unrecorded outcome. */
export const reconcile = ({ deps }: World): Promise<void> =>
  reconcilePayments(deps).run({}, new AbortController().signal);

export async function subscriptionOf(world: World, { company_id, owner }: Subscribed) {
  const { subscription } = await (await world.session(owner)).call(getCompany, { params: { id: company_id } });
  return subscription;
}

/** Charges of a subscription, the gateway's successful charges for them, and the invoices. */
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

/** Subjects of the dunning mails, oldest first. */
export const dunningOf = async (world: World, { owner }: Subscribed): Promise<string[]> =>
  (await world.mails(owner.email))
    .map(({ subject }) => subject)
    .filter((subject) => /^(Payment failed|Past due)/.test(subject))
    .reverse();
