import type { z } from 'zod';
import {
  type CounterNoticeCreate,
  createCounterNotice,
  createHold,
  getCounterNotice,
  type HoldCreate,
  updateHold,
} from '#core/contract/intake/counter-notices.ts';
import { createUrlActions, type UrlActionCreate } from '#core/contract/intake/url-actions.ts';
import { SOURCE } from '#core/lookups.ts';
import { COUNTER_ELEMENTS, type CounterElements, type CounterReading } from '#core/rules/intake/counter-notice.ts';
import { arrive, companyWith, rawMessage, takedown } from './intake.ts';
import { COMPLETE } from './notices.ts';
import type { Person } from './person.ts';
import { someEmail, type World } from './world.ts';

const every = (value: boolean) => Object.fromEntries(COUNTER_ELEMENTS.map((name) => [name, value]));
export const ALL_ELEMENTS = every(true) as unknown as CounterElements;
export const WHOLE: CounterReading = { elements: ALL_ELEMENTS, found: { signature: '/s/ Priya Nambiar' } };

/** Removed material: a company, its people, and a notice whose URLs are disabled. */
export interface Removed {
  owner: Person;
  company_id: number;
  domain: string;
  notice_id: number;
  complainant: string;
  urls: { id: number; url: string }[];
}

/** Sets the clock and logs these people in again, as their sessions may have ended. */
export async function moveTo(world: World, date: Date | string, ...people: readonly Person[]): Promise<void> {
  world.clock.set(new Date(date));
  for (const person of people) Object.assign(person, await world.session(person));
}

interface Removing {
  /** Paths of the notice’s URLs. */
  paths?: readonly string[];
  owner?: Person;
  company?: Pick<Removed, 'company_id' | 'domain'>;
  complainant?: string;
  subscriber?: string;
  /** Leaves them as they are. */
  isOpen?: boolean;
}

/** A complete notice arrives by mail about URLs of a registered company, and a person disables them. */
export async function removed(world: World, given: Removing = {}): Promise<Removed> {
  const owner = given.owner ?? (await world.user());
  const { company_id, domain } = given.company ?? (await registered(world, owner));
  const complainant = given.complainant ?? someEmail();
  const named = (given.paths ?? ['/film']).map((path) => `https://${domain}${path}`);
  const sender = { name: 'Quayside Rights', email: complainant };
  const [id] = await arrive(world, takedown(named, { sender, completeness: COMPLETE }), { raw: rawMessage() });
  const notice_id = id!;
  if (!given.isOpen) await act(owner, notice_id, { action: 'disabled', subscriber: given.subscriber });
  const { db } = world.deps;
  const rows = db.selectFrom('notice_urls').select(['id', 'url']).where('notice_id', '=', notice_id);
  return { owner, company_id, domain, notice_id, complainant, urls: await rows.orderBy('position').execute() };
}

async function registered(world: World, owner: Person) {
  const { company_id, domains } = await companyWith(world, owner, [someEmail()]);
  await world.deps.db
    .updateTable('companies')
    .set({ registered_date: '2026-01-05', expires_date: '2099-01-05' })
    .where('id', '=', company_id)
    .execute();
  return { company_id, domain: domains[0]!.name };
}

type Act = Partial<z.input<typeof UrlActionCreate>> & Pick<z.input<typeof UrlActionCreate>, 'action'>;

export const act = (who: Person, id: number, body: Act) =>
  who.call(createUrlActions, { params: { id }, body: { urls: 'all', ...body } });

type Body = z.input<typeof CounterNoticeCreate>;

export const typedBody = (world: World, { notice_id }: Pick<Removed, 'notice_id'>, more: Partial<Body> = {}): Body => ({
  notice: notice_id,
  received_date: world.clock.now().toISOString(),
  source: SOURCE.post,
  sender: { name: 'Priya Nambiar', email: null },
  text: 'This is a counter-notice.',
  elements: ALL_ELEMENTS,
  ...more,
});

/** Types in a counter-notice. */
export const typed = (world: World, from: Pick<Removed, 'owner' | 'notice_id'>, more: Partial<Body> = {}) =>
  from.owner.call(createCounterNotice, { body: typedBody(world, from, more) });

interface Mail {
  /** URLs that it names. */
  urls: readonly string[];
  counter?: CounterReading;
  from?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A counter-notice arrives by mail; returns the ids of its notices. */
export const arriving = (world: World, { urls, counter = WHOLE, from = someEmail(), headers = {} }: Mail) =>
  arrive(
    world,
    takedown(urls, {
      subject: 'Counter notification',
      sender: { name: 'Priya Nambiar', email: from },
      text: 'It was removed by mistake.',
      completeness: { ...COMPLETE, kind: 'counter_notice', verdict: 'not_a_notice' },
      counter,
    }),
    { raw: rawMessage(headers) },
  );

export const seenCounter = (who: Person, id: number) => who.call(getCounterNotice, { params: { id } });

/** The counter-notices of a letter, or of a notice. */
export async function counterNoticesOf({ deps }: World, by: 'letter_id' | 'notice_id', id: number): Promise<number[]> {
  const rows = await deps.db.selectFrom('counternotices').select('id').where(by, '=', id).orderBy('id').execute();
  return rows.map((row) => row.id);
}

export const holdBody = (world: World, more: Partial<z.input<typeof HoldCreate>> = {}): z.input<typeof HoldCreate> => ({
  kind: 'court',
  received_date: world.clock.now().toISOString(),
  court: 'N.D. California',
  case_number: '3:26-cv-01234',
  ...more,
});

export const report = (world: World, who: Person, id: number, more: Partial<z.input<typeof HoldCreate>> = {}) =>
  who.call(createHold, { params: { id }, body: holdBody(world, more) });

export const assess = (who: Person, id: number, state: 'accepted' | 'rejected' | 'ended', reason?: string) =>
  who.call(updateHold, { params: { id }, body: { state, reason } });
