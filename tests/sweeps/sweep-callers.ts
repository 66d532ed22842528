import type { Endpoint } from '#core/contract/endpoint.ts';
import { accountLimit } from '#server/http/request/rate.ts';
import { type Cast, sharedCast, withNewCaller } from '../access/access-cast.ts';
import { ACCESS } from '../access/access-table.ts';
import { sampleBody } from '../samples/contract-samples.ts';
import type { Person } from '../world/person.ts';
import { tokenOf } from '../world/tokens.ts';
import type { World } from '../world/world.ts';

/** A caller with access to the endpoint, so that a refusal is about the input. */
export async function newCaller(world: World, { access }: Endpoint): Promise<Person> {
  if (access === 'superuser') return world.superuser();
  if (access === 'token') return tokenOf(world, await world.company([]));
  return access === 'public' ? world.visitor() : world.user();
}

/** Well below the lifetime of an access token, even when a sweep runs slowly. */
const SHARED_MS = 60_000;
const callers = new Map<Endpoint['access'], { since: number; person: Promise<Person> }>();

/** Shared caller, for calls that are refused and change nothing. Some calls are limited per person. */
export function sharedCaller(world: World, endpoint: Endpoint): Promise<Person> {
  if (endpoint.upload || accountLimit(endpoint.rate)) return newCaller(world, endpoint);
  const known = callers.get(endpoint.access);
  if (known && Date.now() - known.since < SHARED_MS) return known.person;
  const person = newCaller(world, endpoint);
  callers.set(endpoint.access, { since: Date.now(), person });
  return person;
}

/**
 * The first endpoint of each group. Reading a path, a query or a body is the same for all, so each endpoint gets a few wrong ones, and
 * these get every one; random ones for all are in verify/fuzz.check.ts.
 */
export function firstOfGroups<E extends { group: string }>(endpoints: readonly E[]): ReadonlySet<E> {
  return new Set(new Map(endpoints.toReversed().map((endpoint) => [endpoint.group, endpoint])).values());
}

/** Makes calls that are refused, and so change nothing, at the same time: they share the statements that authenticate them. */
export const atOnce = <Value, Result>(values: Iterable<Value>, call: (value: Value) => Promise<Result>) =>
  Promise.all([...values].map(call));

const casts = new WeakMap<Person, Cast>();

/** Have a field for superusers only, which a member's call with all fields would be refused for. */
const FOR_SUPERUSERS = ['changeCompany', 'createNote', 'updateNotice'];

/** A caller who may also change the records that the access table names: access is checked before the body. */
export async function callerWithRecords(world: World, endpoint: Endpoint): Promise<Person> {
  if (endpoint.access !== 'user' && endpoint.access !== 'superuser') {
    if (!endpoint.path.includes(':slug')) return sharedCaller(world, endpoint);
    const cast = await sharedCast(world, 'anonymous');
    casts.set(cast.who, cast);
    return cast.who;
  }
  if (endpoint.path.includes(':key_id')) {
    const cast = await sharedCast(world, 'oneself');
    casts.set(cast.who, cast);
    return cast.who;
  }
  // Calls about a user concern the caller.
  if (endpoint.path.startsWith('/users/')) return sharedCaller(world, endpoint);
  const isOwners = endpoint.access === 'user' && !FOR_SUPERUSERS.includes(endpoint.name);
  const caller = isOwners ? 'owner' : 'superuser';
  const cast = await (accountLimit(endpoint.rate) ? withNewCaller(world, caller) : sharedCast(world, caller));
  casts.set(cast.who, cast);
  return cast.who;
}

/** Fields that name the record which a call concerns. */
export const NAMED_RECORDS = ['company_id', 'order_id', 'object_id', 'content_type', 'notice'];

/** The address of a call, and its body with the ids of the caller's records in place of the samples. */
export function aimed(endpoint: Endpoint, who: Person, payload?: unknown) {
  const cast = casts.get(who);
  const { params = {}, payload: valid } = cast ? ACCESS[endpoint.name]!.call(cast.target, cast.things) : {};
  const path = endpoint.path
    .replace(/:(\w+)/g, (whole, name: string) => String((params as Record<string, unknown>)[name] ?? whole))
    .replace(/:id\b/g, String(who.id))
    .replace(/:\w+/g, 'some-token');
  if (!valid || typeof payload !== 'object' || payload === null || Buffer.isBuffer(payload))
    return { url: `/api${path}`, payload };
  const sent = { ...payload } as Record<string, unknown>;
  const samples = sampleBody(endpoint);
  for (const name of NAMED_RECORDS) {
    const known = (valid as Record<string, unknown>)[name];
    if (known !== undefined && name in sent && sent[name] === samples[name]) sent[name] = known;
  }
  return { url: `/api${path}`, payload: sent };
}
