import { expect } from 'vitest';
import { addLink, getOrder, removeLink } from '#core/contract/trade/orders.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { historyOf, orderIn, placeOrder } from '#tests/world/orders.ts';
import { test } from '#tests/world/world.ts';

test('a superuser adds a link to an order, members see it, and it can be removed', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const order = await orderIn(world, owner, 'complete');
  const url = 'https://dmca.copyright.gov/osp/publish/history.html?id=abc';
  const link = await superuser.call(addLink, {
    body: { order_id: order.id, url: ` ${url} `, title: 'In the directory' },
  });
  expect(link).toEqual({ id: link.id, url, title: 'In the directory' });
  const bare = await superuser.call(addLink, { body: { order_id: order.id, url: 'ftp://files.example.com/a' } });
  expect((await owner.call(getOrder, { params: order })).links).toEqual([link, bare]);
  await superuser.call(removeLink, { params: bare });
  expect((await owner.call(getOrder, { params: order })).links).toEqual([link]);
  expect((await superuser.refused(removeLink, { params: bare })).status).toBe(404);
  const entries = await historyOf(world, CONTENT_TYPES.order, order.id);
  expect(entries.slice(-3).map(({ action, changes }) => [action, changes])).toEqual([
    ['link added', [{ field: 'links', from: null, to: url }]],
    ['link added', [{ field: 'links', from: null, to: bare.url }]],
    ['link removed', [{ field: 'links', from: bare.url, to: null }]],
  ]);
});

test.for([
  ['', messages.urlRequired],
  [undefined, messages.urlRequired],
  ['example.com', messages.urlInvalid],
  ['http://localhost/', messages.urlInvalid],
  ['http://192.168.0.1/admin', messages.urlInvalid],
  ['http://0x7f.1/', messages.urlInvalid],
  ['http://[::ffff:10.0.0.1]/', messages.urlInvalid],
  ['https://example.com@evil.example/', messages.urlInvalid],
  ['javascript:alert(1)', messages.urlInvalid],
])('%j is rejected: %s', async ([url, sentence], { world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const order = await placeOrder(owner);
  const payload = { order_id: order.id, url };
  const response = await superuser.request({ method: 'POST', url: '/api/links-add/', payload });
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { message: sentence, errors: [`url:${sentence}`], url: [sentence] },
  ]);
});

test('only superusers can add or remove links, and the order must exist', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { id } = await placeOrder(owner);
  const url = 'https://example.com/';
  expect((await owner.refused(addLink, { body: { order_id: id, url } })).status).toBe(403);
  const link = await superuser.call(addLink, { body: { order_id: id, url } });
  expect((await owner.refused(removeLink, { params: link })).status).toBe(403);
  for (const order_id of [2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 0, -1]) {
    expect((await superuser.refused(addLink, { body: { order_id, url } })).status).toBe(404);
  }
});
