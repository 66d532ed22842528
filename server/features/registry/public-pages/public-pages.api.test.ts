import { describe, expect } from 'vitest';
import { changePublicPage, getPublicPage } from '#core/contract/intake/public-page.ts';
import { submitNotice } from '#core/contract/intake/submissions.ts';
import { COMPANY_STATUS, CONTENT_TYPES, DOMAIN_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { openPages } from '#server/features/registry/public-pages/open-page.ts';
import { findAlone, resolvePage } from '#server/features/registry/public-pages/resolve-page.ts';
import { putDomain } from '#tests/world/companies.ts';
import { formBody, pageOf } from '#tests/world/forms.ts';
import { historyOf, registeredCompany } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

let made = 0;
const someSlug = (): string => `slug-${process.pid}-${Date.now().toString(36)}-${++made}`;
const read = (who: Person, id: number) => who.call(getPublicPage, { params: { id } });
const change = (who: Person, id: number, body: object) => who.call(changePublicPage, { params: { id }, body });
const refused = async (who: Person, id: number, body: object) => {
  const { status, body: refusal } = await who.refused(changePublicPage, { params: { id }, body });
  return [status, refusal];
};

describe('the first completed registration opens the page', () => {
  test('at the domain that was entered first', async ({ world }) => {
    const owner = await world.user();
    const name = `media.quay-${process.pid}-${Date.now().toString(36)}.co.uk`;
    const { company_id, superuser } = await registeredCompany(world, owner, { names: [name, `a-${name}`] });
    const slug = name.replaceAll('.', '-');
    const page = await read(owner, company_id);
    expect(page).toEqual({
      ...{ slug, is_on: true, is_transparency: false, is_lumen: false, service_name: '', intro: '', repeat_policy: '' },
      url: `http://localhost:3000/p/${slug}`,
      notice_url: `http://localhost:3000/p/${slug}/notice`,
      counts: { submitted: 0, confirmed: 0, suspect: 0 },
    });
    const entries = await historyOf(world, CONTENT_TYPES.company, company_id);
    const registered = entries.find(({ action }) => action === 'registered')!;
    expect(registered.changes).toContainEqual({ field: 'slug', from: null, to: slug });
    expect(registered.user_id).toBe(superuser.id);
  });

  test('before it, texts can be prepared, but the page stays closed', async ({ world }) => {
    const owner = await world.user();
    const id = await world.company([[owner, 'owner']], COMPANY_STATUS.new);
    const closed = { slug: null, is_on: false, url: null, notice_url: null };
    expect(await read(owner, id)).toMatchObject(closed);
    expect(await change(owner, id, { intro: 'Welcome.\n\nWrite to us.', is_on: false })).toMatchObject({
      ...closed,
      intro: 'Welcome.\n\nWrite to us.',
    });
    for (const body of [{ is_on: true }, { slug: someSlug() }, { is_on: true, service_name: 'Quay' }])
      expect(await refused(owner, id, body)).toEqual([409, { message: 'The page opens with the first registration.' }]);
    expect(await read(owner, id)).toMatchObject({ ...closed, service_name: '' });
  });

  test('a taken default gets a number', async ({ world }) => {
    const name = `taken-${process.pid}-${Date.now().toString(36)}.com`;
    const slugs: (string | null)[] = [];
    for (let n = 1; n <= 3; n++) {
      const owner = await world.user();
      const { company_id } = await registeredCompany(world, owner, { names: [`${name}`] });
      slugs.push((await read(owner, company_id)).slug);
      // The next company can register the name again.
      const { removed } = DOMAIN_STATUS;
      await world.deps.db
        .updateTable('domains')
        .set({ status_id: removed })
        .where('company_id', '=', company_id)
        .execute();
    }
    const slug = name.replace('.', '-');
    expect(slugs).toEqual([slug, `${slug}-2`, `${slug}-3`]);
  });

  test('companies that were registered before get theirs from a job', async ({ world }) => {
    const owner = await world.user();
    const [one, two, unregistered] = [
      await world.company([[owner, 'owner']]),
      await world.company([[owner, 'owner']]),
      await world.company([[owner, 'owner']], COMPANY_STATUS.new),
    ];
    const registered_date = '2026-01-01';
    await world.deps.db.updateTable('companies').set({ registered_date }).where('id', 'in', [one!, two!]).execute();
    const { name } = await putDomain(world, one!);
    await openPages(world.deps).run({}, new AbortController().signal);
    expect(await read(owner, one!)).toMatchObject({ slug: name.replaceAll('.', '-').replace(/-+/g, '-'), is_on: true });
    // Named after the company: it has no domain.
    expect((await read(owner, two!)).slug).toMatch(/^quay-\d+(-\d+)?$/);
    expect((await read(owner, unregistered!)).slug).toBe(null);
  });
});

describe('the settings', () => {
  test('are read by members and changed by managers', async ({ world }) => {
    const { owner, company_id } = await pageOf(world);
    for (const role of ['administrator', 'billing', 'notices', 'viewer'] as const) {
      const member = await world.user();
      await world.join(company_id, member, role);
      expect(await read(member, company_id)).toEqual(await read(owner, company_id));
      if (role === 'administrator') await change(member, company_id, { service_name: 'Quay Files' });
      else expect((await refused(member, company_id, { slug: '?' }))[0]).toBe(403);
    }
    const stranger = await world.user();
    expect((await stranger.refused(getPublicPage, { params: { id: company_id } })).status).toBe(404);
    expect((await refused(stranger, company_id, {}))[0]).toBe(404);
    const superuser = await world.superuser();
    const texts = { service_name: 'Quay <b>Files</b>', intro: 'See https://example.com', repeat_policy: '' };
    expect(await change(superuser, company_id, texts)).toMatchObject(texts);
  });

  test('refuse malformed and reserved slugs, and texts that are too long', async ({ world }) => {
    const { owner, company_id } = await pageOf(world);
    for (const slug of ['ab', 'Quay', 'quay--com', '-quay', 'quay-', 'quay.com', 'admin', 'x'.repeat(41), 7, null]) {
      const [status, body] = await refused(owner, company_id, { slug, service_name: 'x'.repeat(101) });
      expect([status, (body as Record<string, unknown>).slug]).toEqual([
        400,
        ['Use 3 to 40 letters, digits and single hyphens.'],
      ]);
      expect(Object.keys(body as object)).toContain('service_name');
    }
    expect((await refused(owner, company_id, { intro: 'x'.repeat(2001) }))[0]).toBe(400);
    expect((await refused(owner, company_id, { is_on: 'yes' }))[0]).toBe(400);
  });

  test('are history of the company', async ({ world }) => {
    const { owner, company_id, slug } = await pageOf(world);
    const to = someSlug();
    await change(owner, company_id, { slug: to, intro: 'Hello.', is_on: true });
    await change(owner, company_id, { slug: to });
    const entries = await historyOf(world, CONTENT_TYPES.company, company_id);
    expect(entries.map(({ action }) => action)).toEqual(['public page opened', 'public page changed']);
    expect(entries[1]).toMatchObject({
      user_id: owner.id,
      changes: [
        { field: 'slug', from: slug, to },
        { field: 'intro', from: '', to: 'Hello.' },
      ],
    });
  });

  test('of a removed company are read-only', async ({ world }) => {
    const { owner, company_id } = await pageOf(world);
    const { removed } = COMPANY_STATUS;
    await world.deps.db.updateTable('companies').set({ status_id: removed }).where('id', '=', company_id).execute();
    expect(await refused(owner, company_id, { is_on: true })).toEqual([409, { message: messages.companyRemoved }]);
  });
});

describe('a slug', () => {
  const where = async (world: World, slug: string) => {
    const found = await resolvePage(world.deps, slug, findAlone);
    return found.is === 'open'
      ? ['open', found.page.company_id]
      : found.is === 'moved'
        ? ['moved', found.slug]
        : [found.is];
  };

  test('that another company has or had is taken', async ({ world }) => {
    const [one, two] = [await pageOf(world), await pageOf(world)];
    const later = someSlug();
    await change(one.owner, one.company_id, { slug: later });
    for (const slug of [later, one.slug]) {
      const taken = { message: 'This address is taken.', slug: ['This address is taken.'] };
      expect(await refused(two.owner, two.company_id, { slug, intro: 'x' })).toEqual([
        409,
        { ...taken, errors: ['slug:This address is taken.'] },
      ]);
    }
    expect(await read(two.owner, two.company_id)).toMatchObject({ slug: two.slug, intro: '' });
  });

  test('that was changed leads to the newest at once, and can be taken back', async ({ world }) => {
    const { owner, company_id, slug, domain } = await pageOf(world);
    const [second, third] = [someSlug(), someSlug()];
    await change(owner, company_id, { slug: second });
    await change(owner, company_id, { slug: third });
    expect(await where(world, slug)).toEqual(['moved', third]);
    expect(await where(world, second)).toEqual(['moved', third]);
    expect(await where(world, third)).toEqual(['open', company_id]);
    // A form that was drawn before the change is not lost.
    await world.visitor().call(submitNotice, { params: { slug }, body: formBody({ domain }) } as never);
    expect((await change(owner, company_id, { slug })).counts.submitted).toBe(1);
    expect(await where(world, third)).toEqual(['moved', slug]);
    expect(await where(world, slug)).toEqual(['open', company_id]);
  });

  test('in upper case leads to lower case; unknown ones and those that are off lead nowhere', async ({ world }) => {
    const { owner, company_id, slug } = await pageOf(world);
    expect(await where(world, slug.toUpperCase())).toEqual(['moved', slug]);
    for (const odd of ['unknown-slug', '', 'x'.repeat(5000), 'a\0b', '../..'])
      expect(await where(world, odd)).toEqual(['missing']);
    const second = someSlug();
    await change(owner, company_id, { slug: second, is_on: false });
    expect([await where(world, slug), await where(world, second)]).toEqual([['missing'], ['missing']]);
  });

  test('of a removed company stays taken and says that the company is gone', async ({ world }) => {
    const [gone, other] = [await pageOf(world), await pageOf(world)];
    const { removed } = COMPANY_STATUS;
    await world.deps.db
      .updateTable('companies')
      .set({ status_id: removed })
      .where('id', '=', gone.company_id)
      .execute();
    expect(await resolvePage(world.deps, gone.slug, findAlone)).toEqual({ is: 'gone', company: gone.company });
    expect((await refused(other.owner, other.company_id, { slug: gone.slug }))[0]).toBe(409);
  });
});

test('the page claims the registration number only while the company is Registered and unexpired', async ({
  world,
}) => {
  const { company_id, slug } = await pageOf(world);
  const number = async () => {
    const found = await resolvePage(world.deps, slug, findAlone);
    return found.is === 'open' && found.page.registration_number;
  };
  expect(await number()).toBe(`DMCA-${company_id}`);
  const set = (values: object) =>
    world.deps.db.updateTable('companies').set(values).where('id', '=', company_id).execute();
  await set({ status_id: COMPANY_STATUS.suspended });
  expect(await number()).toBe(null);
  await set({ status_id: COMPANY_STATUS.registered, expires_date: '2026-01-01' });
  expect(await number()).toBe(null);
  await set({ status_id: COMPANY_STATUS.expired });
  expect(await number()).toBe(null);
});
