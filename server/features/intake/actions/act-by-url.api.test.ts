import { expect } from 'vitest';
import { createActionsByUrl } from '#core/contract/intake/url-actions.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { act, actionsOn, noticeSeen, type Site, siteOf, statesOf } from '#tests/world/actions.ts';
import { removed, report, typed } from '#tests/world/counter-notices.ts';
import { putNotice } from '#tests/world/notices.ts';
import { test, type World } from '#tests/world/world.ts';

interface Item {
  url: string;
  action: string;
  [field: string]: unknown;
}

const record = ({ owner, company_id: id }: Pick<Site, 'owner' | 'company_id'>, ...actions: Item[]) =>
  owner.call(createActionsByUrl, { params: { id }, body: { actions } } as never);

const listing = (world: World, { company_id, domain }: Site, paths: readonly string[], values: object = {}) =>
  putNotice(world, {
    ...{ company_id, urls: paths.map((path) => ({ url: `https://${domain.name}/${path}`, domain_id: domain.id })) },
    ...values,
  });

test('a system records by address, in every open notice; what cannot be recorded is reported, the rest is done', async ({
  world,
}) => {
  const site = await siteOf(world);
  const url = (path: string) => `https://${site.domain.name}/${path}`;
  const one = await listing(world, site, ['a', 'b', 'c']);
  const two = await listing(world, site, ['a'], { status_id: NOTICE_STATUS.resolved });
  const closed = await listing(world, site, ['a'], { status_id: NOTICE_STATUS.rejected });
  const foreign = await siteOf(world);
  await listing(world, foreign, ['a']);
  const tomorrow = new Date(world.clock.now().getTime() + 86_400_000).toISOString();

  const { done, errors } = await record(
    site,
    { url: url('a'), action: 'disabled', subscriber: ' user-1 ', note: 'By script.' },
    { url: url('unknown'), action: 'disabled' },
    { url: `https://${foreign.domain.name}/a`, action: 'disabled' },
    { url: url('b'), action: 'declined' },
    { url: url('b'), action: 'removed' },
    { url: url('b'), action: 'gone', date: tomorrow },
    { url: url('b'), action: 'gone', date: '2001-01-01T00:00:00Z' },
    { url: url('b'), action: 'restored' },
    { url: url('b'), action: 'undone' },
    { url: url('c'), action: 'declined', reason: 'fair_use' },
    { url: url('c'), action: 'undone' },
  );
  expect(done).toBe(3);
  expect(errors.map(({ index, url: named, message }) => [index, named, message])).toEqual([
    [1, url('unknown'), messages.urlInNoNotice],
    [2, `https://${foreign.domain.name}/a`, messages.urlInNoNotice],
    [3, url('b'), messages.actionReasonRequired],
    [4, url('b'), messages.actionRequired],
    [5, url('b'), messages.actionInFuture],
    [6, url('b'), messages.actionBeforeReceipt],
    [7, url('b'), messages.urlNotDisabled],
    [8, url('b'), messages.nothingToUndo],
  ]);
  const states = async (id: number) => statesOf(await noticeSeen(site.owner, id));
  expect([await states(one), await states(two), await states(closed)]).toEqual([
    ['disabled', 'open', 'open'],
    ['disabled'],
    ['open'],
  ]);
  const { results } = await actionsOn(site.owner, two);
  expect(results).toMatchObject([
    { action: 'disabled', note: 'By script.', subscriber: { handle: 'user-1' }, token: null },
  ]);
  expect((await noticeSeen(site.owner, one)).status.name).toBe('In progress');
});

test('restored and undone concern the newest notice in which there is something to, also a Resolved one', async ({
  world,
}) => {
  const site = await siteOf(world);
  const url = `https://${site.domain.name}/film`;
  const older = await listing(world, site, ['film']);
  world.clock.advance(60);
  const newer = await listing(world, site, ['film']);
  world.clock.advance(60);
  const newest = await listing(world, site, ['film']);
  for (const id of [older, newer]) await act(site.owner, id, { action: 'disabled' });
  expect((await noticeSeen(site.owner, newer)).status.name).toBe('Resolved');
  const states = () =>
    Promise.all([older, newer, newest].map(async (id) => statesOf(await noticeSeen(site.owner, id))[0]));
  expect(await record(site, { url, action: 'restored' })).toEqual({ done: 1, errors: [] });
  expect(await states()).toEqual(['disabled', 'restored', 'open']);
  expect(await record(site, { url, action: 'undone' })).toEqual({ done: 1, errors: [] });
  expect(await states()).toEqual(['disabled', 'disabled', 'open']);
});

test('what a proceeding holds is not put back, and says so', async ({ world }) => {
  const from = await removed(world, { paths: ['/held', '/free'] });
  const { id } = await typed(world, from, { urls: [from.urls[0]!.id] });
  await report(world, from.owner, id);
  const { done, errors } = await record(from, ...from.urls.map(({ url }) => ({ url, action: 'restored' })));
  expect([done, errors.length, errors[0]?.message]).toEqual([
    1,
    1,
    expect.stringMatching(/^A proceeding about this material was reported on /),
  ]);
});

test('up to 500 at once, for handlers', async ({ world }) => {
  const site = await siteOf(world);
  const params = { id: site.company_id };
  const actions = Array.from({ length: 501 }, () => ({ url: 'https://example.com/', action: 'gone' }));
  for (const [body, sentence] of [
    [{ actions }, messages.tooManyActions],
    [{ actions: [] }, messages.actionsRequired],
    [{}, messages.actionsRequired],
  ] as const) {
    const refusal = await site.owner.refused(createActionsByUrl, { params, body } as never);
    expect([refusal.status, refusal.body.actions]).toEqual([400, [sentence]]);
  }
  for (const role of ['viewer', 'billing'] as const) {
    const { owner, company_id } = await siteOf(world, role);
    const call = { params: { id: company_id }, body: { actions: [] } };
    expect((await owner.refused(createActionsByUrl, call as never)).status).toBe(403);
  }
});
