import { expect } from 'vitest';
import { deleteNotice, updateNotice } from '#core/contract/intake/notices.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { checkOpenUrls } from '#server/db/counters/open-urls.ts';
import { transaction } from '#server/db/transaction.ts';
import { setNoticeStatus } from '#server/features/intake/notices/write/set-notice.ts';
import { act, dispute, noticeOn, noticeSeen, siteOf, statesOf } from '#tests/world/actions.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

const statusOf = async (person: Person, id: number): Promise<string> => (await noticeSeen(person, id)).status.name;
const idsOf = async (person: Person, id: number): Promise<number[]> =>
  (await noticeSeen(person, id)).urls.map((url) => url.id);
const put = (person: Person, id: number, body: object) =>
  person.call(updateNotice, { params: { id }, body: body as never });

/** Notices since the given one whose number of open URLs is wrong. Tests of the counters write wrong numbers on purpose. */
const wrongSince = async ({ deps }: World, first: number) =>
  (await checkOpenUrls(deps.db)).filter(({ id }) => id >= first);

let counterNotice = Date.now() % 1e6;

test('a notice follows its URLs: In progress, Resolved, Rejected, and back when one is open again', async ({
  world,
}) => {
  const site = await siteOf(world);
  const { owner } = site;
  const id = await noticeOn(world, site, { urls: 2 });
  const [one, two] = (await idsOf(owner, id)) as [number, number];
  const after = async (urls: number[], action: string, more: object = {}) =>
    (await act(owner, id, { urls, action, ...more })).status.name;
  expect(await after([one], 'user_notified')).toBe('In progress');
  expect(await after([one], 'declined', { reason: 'licensed' })).toBe('In progress');
  expect(await after([two], 'declined', { reason: 'not_ours' })).toBe('Rejected');
  expect(await after([two], 'undone')).toBe('In progress');
  expect(await after([two], 'disabled')).toBe('Resolved');
  expect(await after([two], 'restored')).toBe('Resolved');
  expect(await after([one], 'undone')).toBe('In progress');
  expect(await after([one], 'gone')).toBe('Resolved');
  const added = await put(owner, id, { urls: [`https://${site.domain.name}/another`] });
  expect([added.status.name, added.open_urls]).toEqual(['In progress', 1]);
  expect((await act(owner, id, { urls: [added.urls[2]!.id], action: 'disabled' })).status.name).toBe('Resolved');
  expect(await wrongSince(world, id)).toEqual([]);
});

test('from Sent as well, and one act can settle it', async ({ world }) => {
  const site = await siteOf(world);
  const id = await noticeOn(world, site, { urls: 3, status_id: NOTICE_STATUS.sent });
  expect((await act(site.owner, id, { action: 'disabled' })).status.name).toBe('Resolved');
});

test('a status that a person set stays, also the same one; one that a rule set still follows', async ({ world }) => {
  const [site, superuser] = [await siteOf(world), await world.superuser()];
  const { owner } = site;
  const [byOwner, same, byAgent, byRule, ignored] = await Promise.all(
    Array.from({ length: 5 }, () => noticeOn(world, site)),
  );
  const { new: NEW, in_progress, resolved } = NOTICE_STATUS;
  await put(owner, byOwner!, { status: in_progress });
  await put(owner, same!, { status: NEW });
  await put(superuser, byAgent!, { status: resolved });
  for (const [id, status] of [
    [byRule!, resolved],
    [ignored!, NOTICE_STATUS.ignored],
  ] as const)
    await transaction(world.deps, null, (tx) => setNoticeStatus(tx, id, status));
  expect((await act(owner, byOwner!, { action: 'disabled' })).status.name).toBe('In progress');
  expect((await act(owner, same!, { action: 'disabled' })).status.name).toBe('New');
  expect((await act(owner, byAgent!, { action: 'user_notified' })).status.name).toBe('Resolved');
  expect((await act(owner, byRule!, { action: 'user_notified' })).status.name).toBe('In progress');
  expect((await act(owner, ignored!, { action: 'disabled' })).status.name).toBe('Ignored');
  const { history } = await noticeSeen(owner, same!);
  expect(history.flatMap(({ changes }) => changes.map(({ field }) => field))).not.toContain('is_status_set');
});

test('a dispute makes it Disputed, also from Resolved, until the last one is over', async ({ world }) => {
  const site = await siteOf(world);
  const { owner } = site;
  const id = await noticeOn(world, site, { urls: 2 });
  const urls = (await idsOf(owner, id)) as [number, number];
  const [first, second] = [++counterNotice, ++counterNotice];
  // Nothing is disabled: there is nothing to dispute.
  await dispute(world, first, urls);
  expect([await statusOf(owner, id), statesOf(await noticeSeen(owner, id))]).toEqual(['New', ['open', 'open']]);
  await dispute(world, first, []);

  await act(owner, id, { action: 'disabled' });
  await dispute(world, first, urls);
  await dispute(world, second, [urls[0]]);
  const disputed = await noticeSeen(owner, id);
  expect([disputed.status.name, statesOf(disputed)]).toEqual(['Disputed', ['disputed', 'disputed']]);
  expect(disputed.urls[0]!.state_date).not.toBeNull();
  await dispute(world, first, [urls[0]]);
  expect(statesOf(await noticeSeen(owner, id))).toEqual(['disputed', 'disabled']);
  await dispute(world, first, []);
  expect(await statusOf(owner, id)).toBe('Disputed');
  // Put back: the last dispute is over, whatever the counter-notice still covers.
  expect((await act(owner, id, { urls: [urls[0]], action: 'restored' })).status.name).toBe('Resolved');
  expect((await act(owner, id, { urls: [urls[0]], action: 'undone' })).status.name).toBe('Disputed');
  await dispute(world, second, []);
  expect(await statusOf(owner, id)).toBe('Resolved');

  await put(owner, id, { status: NOTICE_STATUS.resolved });
  await dispute(world, second, urls);
  expect([await statusOf(owner, id), statesOf(await noticeSeen(owner, id))]).toEqual([
    'Resolved',
    ['disputed', 'disputed'],
  ]);
});

test('the number of open URLs is right after every change of a notice', async ({ world }) => {
  const [site, other, superuser] = [await siteOf(world), await siteOf(world), await world.superuser()];
  const { owner, company_id, domain } = site;
  const { db } = world.deps;
  const id = await noticeOn(world, site, { urls: 3 });
  const check = async () => expect(await wrongSince(world, id)).toEqual([]);
  const open = async (who = owner) => (await noticeSeen(who, id)).open_urls;
  const link = {
    method: 'POST',
    url: '/api/ignored-links/',
    payload: { link: `https://${domain.name}/copies` },
  } as const;
  const { id: link_id } = (await superuser.request(link)).json();
  expect(await open()).toBe(0);
  await check();
  await superuser.request({ method: 'DELETE', url: `/api/ignored-links/${link_id}/` });
  expect(await open()).toBe(3);
  await put(owner, id, { completeness: { kind: 'retraction' } });
  expect(await open()).toBe(0);
  await put(owner, id, { completeness: { kind: 'takedown' } });
  expect(await open()).toBe(3);
  const copy = await put(superuser, id, { company_id: other.company_id });
  expect([copy.open_urls, copy.company!.id]).toEqual([0, other.company_id]);
  const free = await put(superuser, id, { company_id: null });
  expect(free).toMatchObject({ company: null, open_urls: 3 });
  expect((await put(superuser, free.id, { company_id })).open_urls).toBe(3);
  await check();

  // What counts for the median goes with a deleted notice.
  await act(owner, id, { action: 'disabled' });
  const counted = () => db.selectFrom('disabled_urls').select('url_id').where('notice_id', '=', id).execute();
  expect(await counted()).toHaveLength(3);
  await owner.call(deleteNotice, { params: { id } });
  expect(await counted()).toEqual([]);
  await check();
});
