import type { Endpoint } from '#core/contract/endpoint.ts';
import { accountLimit } from '#server/http/request/rate.ts';
import { sampleBody } from '../samples/contract-samples.ts';
import { placeOrder } from '../world/orders.ts';
import { Person } from '../world/person.ts';
import type { World } from '../world/world.ts';

/** A caller with access to the endpoint, so that a refusal is about the input. */
export async function newCaller(world: World, { access }: Endpoint): Promise<Person> {
  if (access === 'superuser') return world.superuser();
  return access === 'public' ? world.visitor() : world.user();
}

/** Endpoints that check access before the body (beyond §23): a refusal is about the input only on one's own object. */
const DOORS_FIRST = [
  ...['placeAmendment', 'placeRenewal', 'removeCompany', 'changePaymentMethod'],
  ...['updateOrder', 'addOrderDomains', 'removeOrderDomains', 'createDomain', 'payOrder'],
];

/** The owner of a new order, with the id of that order or of its company, which the sweeps put into the path. */
async function ownerOf(world: World, { path }: Endpoint): Promise<Person> {
  const owner = await world.user();
  const { id, company } = await placeOrder(owner);
  const target = path.startsWith('/companies/') ? company.id : id;
  return Object.assign(new Person(owner.app, target, owner.email), { access: owner.access });
}

/** A valid body, about the caller's own order where it names one. */
export const bodyFor = (endpoint: Endpoint, { id }: Person): Record<string, unknown> => {
  const body = sampleBody(endpoint);
  return DOORS_FIRST.includes(endpoint.name) && 'order_id' in body ? { ...body, order_id: id } : body;
};

/** Well below the lifetime of an access token, even when a sweep runs slowly. */
const SHARED_MS = 60_000;
const callers = new Map<Endpoint['access'], { since: number; person: Promise<Person> }>();

/** Shared caller, for calls that are refused and change nothing. Some calls are limited per person. */
export function sharedCaller(world: World, endpoint: Endpoint): Promise<Person> {
  if (DOORS_FIRST.includes(endpoint.name)) return ownerOf(world, endpoint);
  if (endpoint.upload || accountLimit(endpoint.rate)) return newCaller(world, endpoint);
  const known = callers.get(endpoint.access);
  if (known && Date.now() - known.since < SHARED_MS) return known.person;
  const person = newCaller(world, endpoint);
  callers.set(endpoint.access, { since: Date.now(), person });
  return person;
}
