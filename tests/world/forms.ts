import { submitCounterNotice, submitNotice } from '#core/contract/intake/submissions.ts';
import { COMPANY_STATUS, type Role } from '#core/lookups.ts';
import { addYears, dateOf } from '#core/rules/text/calendar.ts';
import { transaction } from '#server/db/transaction.ts';
import { openPage } from '#server/features/registry/public-pages/open-page.ts';
import type { Site } from './actions.ts';
import { putDomain } from './companies.ts';
import type { Person } from './person.ts';
import { someEmail, type World } from './world.ts';

let made = 0;

export interface Page {
  owner: Person;
  company_id: number;
  company: string;
  slug: string;
  domain: string;
}

/** A registered company with a domain and an open public page. */
export async function pageOf(world: World, { role = 'owner' as Role, company_id: known = 0 } = {}): Promise<Page> {
  const { deps, clock } = world;
  const owner = await world.user();
  const company_id = known || (await world.company([[owner, role]]));
  const today = dateOf(clock.now());
  const designated = { dmca_public_id: 'P-1', dmca_registration_id: `DMCA-${company_id}`, registered_date: today };
  await deps.db
    .updateTable('companies')
    .set({ ...designated, status_id: COMPANY_STATUS.registered, expires_date: addYears(today, 3) })
    .where('id', '=', company_id)
    .execute();
  const { name: domain } = await putDomain(world, company_id);
  await transaction(deps, null, (tx) => openPage(tx, company_id));
  const { slug } = await deps.db
    .selectFrom('page_slugs')
    .select('slug')
    .where('company_id', '=', company_id)
    .executeTakeFirstOrThrow();
  const { name: company } = await deps.db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow();
  return { owner, company_id, company, slug, domain };
}

/** The page's company with its domain, for notices on it. */
export async function siteOfPage({ deps: { db } }: World, { owner, company_id, domain: name }: Page): Promise<Site> {
  const { id } = await db
    .selectFrom('domains')
    .select('id')
    .where('company_id', '=', company_id)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return { owner, company_id, domain: { id, name } };
}

/** A valid form about a page's domain, from a sender of its own. */
export function formBody({ domain }: Pick<Page, 'domain'>, changes: object = {}) {
  const email = someEmail();
  return {
    role: 'owner',
    name: 'Nora Quill',
    email,
    email_repeat: email,
    address: '4 Harbor Lane',
    city: 'Bergen',
    country: 'Norway',
    phone: '+47 555 0100',
    works: [{ description: `Photograph of the old lighthouse, number ${++made}`, kind: 'image' }],
    urls: [`https://${domain}/stolen/${made}`],
    good_faith: true,
    fair_use: true,
    accuracy: true,
    misrepresentation: true,
    forwarding: true,
    signature: 'Nora Quill',
    ...changes,
  };
}
/** A valid counter-notice form about an address of a page’s domain, from a subscriber of its own. */
export function counterBody({ domain }: Pick<Page, 'domain'>, changes: object = {}) {
  const email = someEmail();
  return {
    urls: [`https://${domain}/stolen/${++made}`],
    name: 'Priya Nambiar',
    email,
    email_repeat: email,
    address: '12 Mill Road',
    city: 'Leeds',
    country: 'United Kingdom',
    phone: '+44 113 555 0100',
    explanation: `The photograph is my own, number ${made}.`,
    mistake: true,
    jurisdiction: true,
    service: true,
    signature: 'Priya Nambiar',
    ...changes,
  };
}

export type FormBody = ReturnType<typeof formBody>;

/** A visitor from a network of their own, whose forms are counted. */
export function stranger(world: World): Person {
  const visitor = world.visitor();
  made++;
  visitor.address = `2001:db8:${(made >> 8).toString(16)}:${(made & 255).toString(16)}00::1`;
  return visitor;
}

/** Submits a form; returns its reference. */
export async function submit(world: World, page: Pick<Page, 'slug'>, form: object, lang?: string): Promise<string> {
  const query = lang === undefined ? {} : { lang };
  const { reference } = await world
    .visitor()
    .call(submitNotice, { params: { slug: page.slug }, query, body: form } as never);
  return reference;
}

/** Submits a counter-notice form; returns its reference. */
export async function submitCounter(world: World, page: Pick<Page, 'slug'>, form: object, lang?: string) {
  const query = lang === undefined ? {} : { lang };
  const call = { params: { slug: page.slug }, query, body: form };
  return (await world.visitor().call(submitCounterNotice, call as never)).reference;
}

/** The token of the newest link to a path in the mails to an address. */
async function tokenIn(world: World, to: string, path: string): Promise<string> {
  const links = (await world.mails(to)).flatMap(
    ({ text }) => new RegExp(`/n/${path}([\\w-]{43})`).exec(text)?.[1] ?? [],
  );
  const token = links[0];
  if (token === undefined) throw new Error(`no link to /n/${path} was mailed to ${to}`);
  return token;
}
export const confirmToken = (world: World, to: string): Promise<string> => tokenIn(world, to, 'confirm/');
export const statusToken = (world: World, to: string): Promise<string> => tokenIn(world, to, '');

/** The id of the notice that was made from a form. */
export async function noticeOf({ deps }: World, reference: string): Promise<number | undefined> {
  const row = await deps.db
    .selectFrom('notices as n')
    .innerJoin('submissions as s', 's.id', 'n.submission_id')
    .select('n.id')
    .where('s.reference', '=', reference)
    .orderBy('n.id')
    .executeTakeFirst();
  return row?.id;
}
