import { describe, expect } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '#core/contract/all.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { createNote } from '#core/contract/records/notes.ts';
import { createDomain } from '#core/contract/registry/domains.ts';
import { queryFields, type Schema, typesOf } from '#tests/samples/contract-samples.ts';
import { putContact, putNotice } from '#tests/world/notices.ts';
import { placeOrder } from '#tests/world/orders.ts';
import { byCard, pay } from '#tests/world/payments.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';
import { expectNone, figure, many } from './figure.ts';

/** A marker in all data of one company and in no other data. */
const MARK = 'leakmark';

/** A company with the marker in every text: names, domains, senders, notices, notes, invoices, people, history, events. */
async function markedCompany(world: World) {
  const { db } = world.deps;
  const owner = await world.user();
  await db.updateTable('users').set({ first_name: MARK, last_name: MARK }).where('id', '=', owner.id).execute();
  const { id: order_id, company } = await placeOrder(owner, { name: `${MARK} Hosting`, address: `${MARK} 1` });
  const domain = await owner.call(createDomain, { body: { order_id, name: `${MARK}.com` } });
  await pay(owner, byCard(order_id));
  const contact = await putContact(world, company.id);
  await db
    .updateTable('contacts')
    .set({ name: MARK, email: `${MARK}@example.net` })
    .where('id', '=', contact)
    .execute();
  const urls = [{ url: `https://${MARK}.com/x`, domain_id: domain.id }];
  const text = { subject: MARK, text: MARK, company_name: MARK, dmca_public_id: MARK, dmca_registration_id: MARK };
  const notice = await putNotice(world, { company_id: company.id, sender_id: contact, ...text, urls });
  const shared = await putContact(world);
  await putNotice(world, { company_id: company.id, sender_id: shared, subject: MARK, urls });
  await owner.call(createNote, { body: { object_id: order_id, content_type: 'order', text: MARK } });
  await owner.call(createNote, { body: { object_id: company.id, content_type: 'company', text: MARK } });
  await world.work();
  const ids = [company.id, order_id, domain.id, contact, notice, owner.id];
  // Ids that belong to the marked company alone.
  const foreign = new Map(
    Object.entries({ company: company.id, company__id: company.id, domain: domain.id, domain__id: domain.id }),
  );
  return {
    owner,
    ids,
    shared,
    domain_id: domain.id,
    foreign,
    words: [MARK, MARK.slice(2, 6), owner.email, String(order_id), `${MARK}.com`],
  };
}

/** Values to try in a filter, above all ids of foreign records. */
function valuesOf(schema: Schema, ids: readonly number[], words: readonly string[]): string[] {
  const types = typesOf(schema);
  const listed = [schema, ...(schema.anyOf ?? [])].flatMap((one) => one.enum ?? []);
  return [
    ...new Set([
      ...listed.map(String),
      ...(types.includes('number') ? [...ids, 1, 5, 13, 15].map(String) : []),
      ...(types.includes('boolean') ? ['true', 'false'] : []),
      ...(types.includes('string') && listed.length === 0 ? [...words, '2026-01-01', '2099-12-31'] : []),
    ]),
  ];
}

const orderingsOf = (endpoint: Endpoint): string[] => {
  const { ordering } = Object.fromEntries(queryFields(endpoint));
  return ordering ? ([ordering, ...(ordering.anyOf ?? [])].flatMap((one) => one.enum ?? []) as string[]) : [];
};

const PLAIN = ['limit', 'offset', 'ordering', 'search', 'page', 'per_page'];

/** Every filter value, ordering and search word, alone and in pairs. */
function queriesOf(endpoint: Endpoint, ids: readonly number[], words: readonly string[]): Record<string, string>[] {
  const fields = Object.fromEntries(queryFields(endpoint));
  const filters = Object.entries(fields)
    .filter(([name]) => !PLAIN.includes(name))
    .flatMap(([name, schema]) => valuesOf(schema, ids, words).map((value) => ({ [name]: value })));
  const orderings = orderingsOf(endpoint).map((ordering) => ({ ordering }));
  const searches = 'search' in fields ? words.map((search) => ({ search })) : [];
  const pairs = (left: Record<string, string>[], right: Record<string, string>[]) =>
    left.flatMap((one) => right.map((other) => ({ ...one, ...other })));
  // Pairs by rotation; the full product would take too long.
  const inTurn = (left: Record<string, string>[], right: Record<string, string>[]) =>
    right.length === 0 ? [] : left.map((one, n) => ({ ...one, ...right[n % right.length] }));
  const needed =
    endpoint.name === 'listNotes' ? ids.map((id) => ({ object_id: String(id), content_type: 'order' })) : [{}];
  const all = [{}, ...filters, ...orderings, ...searches, ...inTurn(filters, orderings), ...inTurn(filters, searches)];
  return pairs(needed, [...all, ...pairs(orderings, searches)]);
}

/** Read endpoints open to non-members: lists, search, counts, charts, exports. */
const readable = allEndpoints.filter(({ method, access }) => method === 'GET' && access === 'user');

/** A notice of the outsider that shares its sender and a URL with the marked company. */
async function shareNotice(world: World, person: Person, sender_id: number, domain_id: number): Promise<void> {
  const [own] = await world.deps.db
    .selectFrom('representatives')
    .select('company_id')
    .where('user_id', '=', person.id)
    .execute();
  if (own)
    await putNotice(world, {
      company_id: own.company_id,
      sender_id,
      urls: [{ url: 'https://example.com/x', domain_id }],
    });
}

const outsiders: Record<string, (world: World, company_id: number) => Promise<Person>> = {
  'owner of another company': async (world) => {
    const person = await world.user();
    await world.company([[person, 'owner']]);
    return person;
  },
  'member of two others': async (world) => {
    const [person, keeper] = [await world.user(), await world.user()];
    await world.company([
      [keeper, 'owner'],
      [person, 'notices'],
    ]);
    await world.company([
      [keeper, 'owner'],
      [person, 'billing'],
    ]);
    return person;
  },
  'a member of no company': (world) => world.user(),
  'removed member': async (world, company_id) => {
    const person = await world.user();
    await world.join(company_id, person, 'administrator');
    await world.deps.db.deleteFrom('representatives').where('user_id', '=', person.id).execute();
    return person;
  },
};

describe('lists', () => {
  test('reveal nothing about another company through any filter, search or ordering', async ({ world }) => {
    const { owner, ids, shared, domain_id, foreign, words } = await markedCompany(world);
    let [queries, answered, asked] = [0, 0, 0];
    const leaks: string[] = [];
    const urlsOf = (endpoint: Endpoint): string[] =>
      endpoint.path.includes(':') ? ids.map((id) => endpoint.path.replace(/:\w+/g, String(id))) : [endpoint.path];

    // Positive control: the owner sees the marker.
    const seen = new Set<string>();
    for (const endpoint of readable) {
      for (const url of urlsOf(endpoint)) {
        const needs = endpoint.name === 'listNotes' ? `?object_id=${ids[1]}&content_type=order` : '';
        const query = endpoint.name === 'find' ? `?search=${MARK}` : needs;
        const { body } = await owner.request({ method: 'GET', url: `/api${url}${query}` });
        if (body.includes(MARK)) seen.add(endpoint.name);
      }
    }

    for (const [who, make] of Object.entries(outsiders)) {
      const person = await make(world, ids[0]!);
      await shareNotice(world, person, shared, domain_id);
      for (const endpoint of readable) {
        for (const url of urlsOf(endpoint)) {
          for (const query of queriesOf(endpoint, ids, words)) {
            const search = new URLSearchParams(query);
            const { statusCode, body } = await person.request({ method: 'GET', url: `/api${url}?${search}` });
            queries++;
            const what = `${who}: ${url}?${search} → ${statusCode}`;
            // The response may echo the query, but nothing else.
            if (statusCode === 200) {
              answered++;
              if (body.includes(MARK)) leaks.push(`${what} ${body.slice(0, 200)}`);
              const list = z.object({ results: z.array(z.unknown()), count: z.number() }).safeParse(JSON.parse(body));
              const isForeign = Object.entries(query).some(([name, value]) => String(foreign.get(name)) === value);
              if (list.success && isForeign && list.data.count > 0) leaks.push(`${what} finds ${list.data.count}`);
              if (list.success && list.data.results.length < 10 && list.data.count !== list.data.results.length)
                leaks.push(`${what} counts ${list.data.count} and shows ${list.data.results.length}`);
            }
            if (statusCode >= 500) leaks.push(what);
          }
          asked++;
        }
      }
    }
    expectNone(leaks);
    expect(seen.size, [...seen].join()).toBeGreaterThan(12);
    expect(answered).toBeGreaterThan(queries / 8);
    figure(
      `${many(queries, 'queries')} (${many(answered, 'answered')}) by 4 outsiders to ${readable.length} reads (${asked} addresses): ` +
        `0 revealed another company; its owner sees it in ${seen.size}`,
    );
  });
});
