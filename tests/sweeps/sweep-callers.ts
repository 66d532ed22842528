import type { Endpoint } from '#core/contract/endpoint.ts';
import { accountLimit } from '#server/http/request/rate.ts';
import type { Person } from '../world/person.ts';
import type { World } from '../world/world.ts';

/** A caller with access to the endpoint, so that a refusal is about the input. */
export async function newCaller(world: World, { access }: Endpoint): Promise<Person> {
  if (access === 'superuser') return world.superuser();
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
