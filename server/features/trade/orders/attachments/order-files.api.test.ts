import { expect } from 'vitest';
import { getOrder } from '#core/contract/trade/orders.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { multipart, PNG } from '#tests/samples/multipart.ts';
import { historyOf, placeOrder } from '#tests/world/orders.ts';
import { test } from '#tests/world/world.ts';

const pdf = { field: 'files', file: 'certificate.pdf', bytes: '%PDF-1.7 certificate' };

test('files are attached to an order and members can download them', async ({ world }) => {
  const [owner, superuser, stranger] = [await world.user(), await world.superuser(), await world.user()];
  const order = await placeOrder(owner);
  const body = multipart(pdf, { field: 'files', file: 'scan.png', bytes: PNG });
  const response = await superuser.request({ method: 'POST', url: `/api/orders/${order.id}/files/`, ...body });
  expect([response.statusCode, response.json()]).toEqual([
    201,
    [
      { file_id: expect.any(Number), name: 'certificate.pdf', size: 20, type: 'application/pdf' },
      { file_id: expect.any(Number), name: 'scan.png', size: PNG.length, type: 'image/png' },
    ],
  ]);
  expect((await owner.call(getOrder, { params: order })).files).toEqual(response.json());
  const url = `/api/files/${response.json()[0].file_id}/`;
  const fetched = await owner.request({ url });
  expect([fetched.statusCode, fetched.body]).toEqual([200, pdf.bytes]);
  expect(fetched.headers['content-disposition']).toBe(
    `attachment; filename="certificate.pdf"; filename*=UTF-8''certificate.pdf`,
  );
  expect(fetched.headers['cache-control']).toContain('no-store');
  expect((await stranger.request({ url })).statusCode).toBe(404);
  expect((await historyOf(world, CONTENT_TYPES.order, order.id)).at(-1)).toMatchObject({
    action: 'files added',
    changes: [
      { field: 'files', from: null, to: 'certificate.pdf' },
      { field: 'files', from: null, to: 'scan.png' },
    ],
  });
});

test('an upload is attached to an order by its id, once', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const order = await placeOrder(owner);
  const { file_id } = (await superuser.request({ method: 'POST', url: '/api/upload/', ...multipart(pdf) })).json();
  const put = () => superuser.request({ method: 'POST', url: `/api/orders/${order.id}/files/`, payload: { file_id } });
  const response = await put();
  expect([response.statusCode, response.json()]).toEqual([201, [expect.objectContaining({ file_id })]]);
  expect((await put()).statusCode).toBe(404);
  expect((await owner.request({ url: `/api/files/${file_id}/` })).statusCode).toBe(200);
});

test('a request with neither a file nor a file id is rejected', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { id } = await placeOrder(owner);
  const url = `/api/orders/${id}/files/`;
  for (const payload of [{}, { file_id: 'x' }, { file_id: 0 }, { file_id: 2 ** 31 }]) {
    const response = await superuser.request({ method: 'POST', url, payload });
    expect([response.statusCode, response.json().errors]).toEqual([400, [`file_id:${messages.fileRequired}`]]);
  }
  const empty = await superuser.request({ method: 'POST', url, ...multipart({ field: 'other', bytes: 'x' }) });
  expect([empty.statusCode, empty.json().errors]).toEqual([400, [`files:${messages.fileRequired}`]]);
  const unknown = await superuser.request({ method: 'POST', url, payload: { file_id: 2 ** 31 - 1 } });
  expect(unknown.statusCode).toBe(404);
  expect((await owner.request({ method: 'POST', url, ...multipart(pdf) })).statusCode).toBe(403);
});

test('only a superuser can remove a file from an order', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const order = await placeOrder(owner);
  const added = await superuser.request({ method: 'POST', url: `/api/orders/${order.id}/files/`, ...multipart(pdf) });
  const gone = { method: 'DELETE', url: `/api/files/${added.json()[0].file_id}/` } as const;
  expect((await owner.request(gone)).statusCode).toBe(403);
  expect((await superuser.request(gone)).statusCode).toBe(204);
  expect((await superuser.request(gone)).statusCode).toBe(404);
  expect((await owner.call(getOrder, { params: order })).files).toEqual([]);
  expect((await historyOf(world, CONTENT_TYPES.order, order.id)).at(-1)?.action).toBe('file deleted');
});
