import { describe, expect } from 'vitest';
import { createContact, listContacts } from '#core/contract/intake/contacts.ts';
import {
  changeNoticeSender,
  createNotice,
  getNotice,
  listNotices,
  sendNotice,
  updateNotice,
} from '#core/contract/intake/notices.ts';
import { listEvents, listHistory } from '#core/contract/records/history.ts';
import { createNote, listNotes } from '#core/contract/records/notes.ts';
import { find } from '#core/contract/views/find.ts';
import { multipart } from '#tests/samples/multipart.ts';
import { arrive, companyWith, leaveUnsent, takedown } from '#tests/world/intake.ts';
import type { Person } from '#tests/world/person.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';
import { expectNone, figure, many, scaled } from './figure.ts';
import { Random } from './random.ts';

const SEED = Number(process.env.VERIFY_SEED ?? '1');
const COMPANIES = 4;

/** A company, its member, and what it added so far. */
interface Tenant {
  name: string;
  member: Person;
  company_id: number;
  domain: string;
  /** Unique markers, each in one record that this company added. */
  marks: string[];
  files: number[];
}

async function someTenant(world: World, at: number): Promise<Tenant> {
  const member = await world.user();
  const { company_id, domains } = await companyWith(world, member, [someEmail()]);
  const name = `tenant${at}x${company_id}`;
  await world.deps.db.updateTable('companies').set({ name }).where('id', '=', company_id).execute();
  return { name, member, company_id, domain: domains[0]!.name, marks: [], files: [] };
}

/** A new marker of the company. */
function mark(tenant: Tenant): string {
  const word = `mark-of-${tenant.name}-${tenant.marks.length}-end`;
  tenant.marks.push(word);
  return word;
}

async function someFile(tenant: Tenant, url: string, file: string): Promise<number> {
  const { payload, headers } = multipart({ field: 'files', file, bytes: `${file} bytes` });
  const answer = await tenant.member.request({ method: 'POST', url, payload, headers });
  expect(answer.statusCode, answer.body).toBe(201);
  return [answer.json<{ file_id: number } | { file_id: number }[]>()].flat()[0]!.file_id;
}

/** A notice by mail about one company's domain that mentions the others, or entered by the company. */
async function someNotice(world: World, random: Random, tenants: readonly Tenant[]): Promise<number> {
  const tenant = random.pick(tenants);
  const urls = tenants.map(({ domain }) => `https://${domain}/copy`);
  if (random.chance(0.5)) {
    const read = takedown(urls, { sender: { name: 'Quayside Rights', email: someEmail() } });
    const role = (host: string) => (host === tenant.domain ? 'reported' : 'mentioned');
    const attachments = [{ name: 'scan.txt', bytes: Buffer.from('A scan.') }];
    const [id] = await arrive(world, {
      ...read,
      attachments,
      urls: read.urls.map((u) => ({ ...u, role: role(u.host) })),
    });
    return id!;
  }
  const own = { name: mark(tenant), email: someEmail(), company_id: tenant.company_id };
  const { id: sender } = await tenant.member.call(createContact, { body: own });
  const files = [await someFile(tenant, '/api/upload/', 'letter.txt')];
  const letter = { received_date: '2026-01-02', subject: 'By mail', text: 'Please remove it.', urls, files };
  const { id } = await tenant.member.call(createNotice, {
    body: { ...letter, sender, company_id: tenant.company_id, notes: mark(tenant) },
  });
  return id;
}

/** Everything that members can add to or change in a notice. */
const WORK: readonly ((world: World, tenant: Tenant, id: number) => Promise<unknown>)[] = [
  (_, tenant, id) =>
    tenant.member.call(createNote, { body: { object_id: id, content_type: 'notice', text: mark(tenant) } }),
  async (_, tenant, id) =>
    tenant.files.push(await someFile(tenant, `/api/notices/${id}/attachment/`, `${mark(tenant)}.txt`)),
  async (_, tenant, id) => {
    const body = { name: mark(tenant), email: someEmail(), company_id: tenant.company_id };
    const { id: sender } = await tenant.member.call(createContact, { body });
    await tenant.member.call(changeNoticeSender, { params: { id }, body: { sender } });
  },
  (_, tenant, id) => tenant.member.call(updateNotice, { params: { id }, body: { subject: mark(tenant) } }),
  (_, tenant, id) =>
    tenant.member.call(updateNotice, { params: { id }, body: { urls: [`https://${tenant.domain}/${mark(tenant)}`] } }),
  (_, tenant, id) =>
    tenant.member.call(updateNotice, { params: { id }, body: { completeness: { signature: false }, status: 17 } }),
  async (world, tenant, id) => {
    const body = { email: tenant.member.email, subject: mark(tenant), message: 'As agreed.' };
    await tenant.member.call(sendNotice, { params: { id }, body });
    await leaveUnsent(world);
  },
];

/** Everything that members can read, and the ids of their notices. */
async function seenBy({ member }: Tenant): Promise<{ text: string; ids: number[] }> {
  const all = { limit: 500 };
  const { results } = await member.call(listNotices, { query: all });
  const parts: unknown[] = [
    results,
    await member.call(listEvents, { query: all }),
    await member.call(listContacts, { query: all }),
  ];
  for (let offset = 0, left = 1; left > 0; offset += 500) {
    const page = await member.call(listHistory, { query: { ...all, offset } });
    parts.push(page.results);
    left = page.count - offset - 500;
  }
  for (const { id } of results) {
    parts.push(await member.call(getNotice, { params: { id } }));
    parts.push(await member.call(listNotes, { query: { object_id: id, content_type: 'notice', limit: 500 } }));
  }
  return { text: JSON.stringify(parts), ids: results.map(({ id }) => id) };
}

describe('notices reassigned back and forth', () => {
  test('leave each company with what it added, and with nothing of the others', async ({ world }) => {
    const random = new Random(SEED);
    const tenants: Tenant[] = [];
    for (let at = 0; at < COMPANIES; at++) tenants.push(await someTenant(world, at));
    const agents = [await world.superuser(), await world.superuser(), await world.superuser()];
    const known = new Set<number>();
    for (let n = 0; n < scaled(12, 4); n++) known.add(await someNotice(world, random, tenants));
    const first = known.size;

    let [assignments, additions] = [0, 0];
    const assign = async (agent: Person, id: number, company_id: number | null) => {
      const answer = await agent.call(updateNotice, { params: { id }, body: { company_id } });
      expect(answer.company?.id ?? null).toBe(company_id);
      known.add(answer.id);
      assignments++;
    };
    for (let step = 0; step < scaled(300, 60); step++) {
      const id = random.pick([...known]);
      const { company } = await agents[0]!.call(getNotice, { params: { id } });
      const owner = tenants.find(({ company_id }) => company_id === company?.id);
      if (owner && random.chance(0.6)) {
        await random.pick(WORK)(world, owner, id);
        additions++;
        continue;
      }
      const wanted = random.chance(0.15) ? null : random.pick(tenants).company_id;
      // Sometimes several concurrent reassignments.
      const ids = random.chance(0.3) ? [id, random.pick([...known]), id] : [id];
      await Promise.all(ids.map((one, at) => assign(agents[at]!, one, wanted)));
      await leaveUnsent(world);
    }

    const faults: string[] = [];
    for (const tenant of tenants) {
      const { text, ids } = await seenBy(tenant);
      for (const word of tenant.marks) if (!text.includes(word)) faults.push(`${tenant.name} has lost ${word}`);
      for (const id of tenant.files) {
        const { statusCode } = await tenant.member.request({ method: 'GET', url: `/api/files/${id}/` });
        if (statusCode !== 200) faults.push(`${tenant.name} has lost file ${id}: ${statusCode}`);
      }
      for (const other of tenants.filter((one) => one !== tenant)) {
        for (const word of [...other.marks, other.name, other.member.email]) {
          if (text.includes(word)) faults.push(`${tenant.name} sees ${word}`);
        }
        for (const id of other.files) {
          const { statusCode } = await tenant.member.request({ method: 'GET', url: `/api/files/${id}/` });
          if (statusCode !== 404) faults.push(`${tenant.name} gets file ${id} of ${other.name}: ${statusCode}`);
        }
        const { count } = await tenant.member.call(find, { query: { search: `mark-of-${other.name}` } });
        if (count > 0) faults.push(`${tenant.name} finds ${count} of ${other.name}`);
      }
      const rows = await world.deps.db
        .selectFrom('notices')
        .select(['id', 'inbound_id', 'origin_id'])
        .where('id', 'in', [0, ...ids])
        .execute();
      const messages = rows.map((row) =>
        row.inbound_id ? `mail ${row.inbound_id}` : `typed ${row.origin_id ?? row.id}`,
      );
      if (new Set(messages).size !== messages.length) faults.push(`${tenant.name} has a message twice`);
    }
    expectNone(faults);
    const marks = tenants.reduce((sum, tenant) => sum + tenant.marks.length, 0);
    expect(marks).toBeGreaterThan(first);
    expect(known.size).toBeGreaterThan(first);
    figure(
      `${many(first, 'messages')}, ${many(additions, 'additions')} and ${many(assignments, 'assignments')} among ` +
        `${COMPANIES} companies: ${known.size} notices, each company sees its own work only`,
    );
  });
});
