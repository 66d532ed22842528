import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { UPLOAD_BYTES } from '#core/constants.ts';
import { updateOrder } from '#core/contract/trade/orders.ts';
import { ROLES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { transaction } from '#server/db/transaction.ts';
import { multipart, type Part, PNG } from '#tests/samples/multipart.ts';
import { placeOrder } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { test } from '#tests/world/world.ts';
import { saveFile } from './store/save-file.ts';
import { storeBytes } from './store/store-bytes.ts';
import { attachStoredFiles } from './store/stored-files.ts';
import { sweepUploads } from './store/sweep-uploads.ts';

const upload = (person: Person, ...parts: Part[]) =>
  person.request({ method: 'POST', url: '/api/upload/', ...multipart(...parts) });
const aFile = (file = 'letter.txt', bytes: Buffer | string = 'Dear Sirs') => ({ field: 'files', file, bytes });

test('one uploaded file is returned as an object, several as a list', async ({ world }) => {
  const person = await world.user();
  const one = await upload(person, aFile());
  const { file_id } = one.json();
  expect([one.statusCode, one.json()]).toEqual([
    201,
    { file_id, name: 'letter.txt', size: 9, type: 'text/plain; charset=utf-8', url: `/api/files/${file_id}/` },
  ]);
  const two = await upload(person, aFile('a.txt'), aFile('b.txt'));
  expect(two.json().map(({ name }: { name: string }) => name)).toEqual(['a.txt', 'b.txt']);
  expect((await person.request({ url: one.json().url })).body).toBe('Dear Sirs');
});

test('an upload is visible only to its uploader until it is attached', async ({ world }) => {
  const [person, stranger, superuser] = [await world.user(), await world.user(), await world.superuser()];
  const { url } = (await upload(person, aFile())).json();
  expect((await stranger.request({ url })).statusCode).toBe(404);
  expect((await stranger.request({ method: 'DELETE', url })).statusCode).toBe(404);
  expect((await superuser.request({ url })).statusCode).toBe(200);
  expect((await person.request({ method: 'DELETE', url })).statusCode).toBe(204);
  expect((await person.request({ url })).statusCode).toBe(404);
});

test.for([
  ['page.html', '<script>alert(1)</script>', 'application/octet-stream'],
  ['drawing.svg', '<svg onload="alert(1)"/>', 'application/octet-stream'],
  ['not-a.pdf', '<html>', 'application/octet-stream'],
  ['really-a.PDF', '%PDF-1.4', 'application/pdf'],
  ['no extension', 'x', 'application/octet-stream'],
  ['binary.txt', 'a\0b', 'application/octet-stream'],
  ['table.csv', 'a,b', 'text/csv; charset=utf-8'],
] as const)('%s with %j is a download of type %s', async ([file, bytes, type], { world }) => {
  const person = await world.user();
  const uploaded = (await upload(person, aFile(file, bytes))).json();
  expect(uploaded.type).toBe(type);
  const { headers, rawPayload } = await person.request({ url: uploaded.url });
  expect(headers['content-type']).toBe(type);
  expect(headers['content-disposition']).toMatch(/^attachment;/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(rawPayload.toString()).toBe(bytes);
});

test('a file name is stored without its path, in any script, and truncated if too long', async ({ world }) => {
  const person = await world.user();
  const names: [sent: string, kept: string][] = [
    ['../../etc/passwd', 'passwd'],
    ['договор.pdf', 'договор.pdf'],
    [`${'x'.repeat(254)}🚢.txt`, `${'x'.repeat(251)}.txt`],
  ];
  for (const [sent, kept] of names) {
    const response = await upload(person, aFile(sent));
    expect(response.json().name).toBe(kept);
    const { headers } = await person.request({ url: response.json().url });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.%-]+$/);
  }
});

test('a missing file, a file in another field, too large files and too many files are rejected', async ({ world }) => {
  const person = await world.user();
  const none = await upload(person, { field: 'other', file: 'a.txt', bytes: 'x' });
  expect([none.statusCode, none.json().errors]).toEqual([400, [`files:${messages.fileRequired}`]]);
  const empty = await upload(person, aFile(), aFile('empty.txt', ''));
  expect([empty.statusCode, empty.json().errors]).toEqual([400, [`files:${messages.fileRequired}`]]);
  expect((await person.request({ method: 'POST', url: '/api/upload/', payload: {} })).statusCode).toBe(415);
  const much = await upload(person, aFile('big.bin', Buffer.alloc(UPLOAD_BYTES + 1)));
  expect([much.statusCode, much.json()]).toEqual([413, { message: messages.tooLarge }]);
  const many = await upload(person, ...Array.from({ length: 21 }, (_, n) => aFile(`${n}.txt`)));
  expect([many.statusCode, many.json().errors]).toEqual([400, ['files:Please send at most 20 files at a time.']]);
  const half = Buffer.alloc(UPLOAD_BYTES / 2 + 1);
  expect((await upload(person, aFile('a.bin', half), aFile('b.bin', half))).statusCode).toBe(413);
});

test('identical bytes are stored once, as long as a file uses them', async ({ world }) => {
  const [one, two] = [await world.user(), await world.user()];
  const bytes = Buffer.concat([PNG, Buffer.from(one.email)]);
  const [first, second] = [
    (await upload(one, aFile('a.png', bytes))).json(),
    (await upload(two, aFile('b.png', bytes))).json(),
  ];
  await one.request({ method: 'DELETE', url: first.url });
  expect((await two.request({ url: second.url })).rawPayload).toEqual(bytes);
});

test('a profile picture cannot be downloaded or deleted as a file', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  const body = multipart({ field: 'image', file: 'me.png', bytes: PNG });
  const { image } = (await person.request({ method: 'POST', url: '/api/users/profile-image/', ...body })).json();
  for (const who of [person, superuser]) {
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await who.request({ method, url: `/api/files/${image.id}/` })).statusCode).toBe(404);
    }
  }
  expect((await person.request({ url: image.file })).statusCode).toBe(200);
});

test.for(ROLES)('a %s downloads an invoice’s PDF only with the permission to pay', async (role, { world }) => {
  const owner = await world.user();
  const order = await placeOrder(owner);
  const { order: waiting } = await owner.call(updateOrder, { params: order, body: { plan_id: 1, status: 9 } });
  const { id } = await transaction(world.deps, null, (tx) =>
    saveFile(tx, {
      name: 'INV.pdf',
      type: 'application/pdf',
      bytes: Buffer.from('%PDF'),
      model: 'invoice',
      object_id: waiting.invoice!.id,
    }),
  );
  const [member, stranger, superuser] = [await world.user(), await world.user(), await world.superuser()];
  await world.join(order.company.id, member, role);
  const url = `/api/files/${id}/`;
  expect((await member.request({ url })).statusCode).toBe(role === 'notices' || role === 'viewer' ? 403 : 200);
  expect((await stranger.request({ url })).statusCode).toBe(404);
  expect((await superuser.request({ url })).statusCode).toBe(200);
  // It is a record, which cannot be deleted.
  for (const [who, status] of [
    [member, 403],
    [superuser, 403],
    [stranger, 404],
  ] as const) {
    expect((await who.request({ method: 'DELETE', url })).statusCode).toBe(status);
  }
});

test('an unattached upload is deleted after a day; an attached one stays', async ({ world }) => {
  const [person, superuser, owner] = [await world.user(), await world.superuser(), await world.user()];
  const order = await placeOrder(owner);
  const [left, put] = [(await upload(person, aFile())).json(), (await upload(superuser, aFile())).json()];
  const payload = { file_id: put.file_id };
  await superuser.request({ method: 'POST', url: `/api/orders/${order.id}/files/`, payload });
  const { db } = world.deps;
  const there = async () =>
    (
      await db.selectFrom('files').select('id').where('id', 'in', [left.file_id, put.file_id]).orderBy('id').execute()
    ).map(({ id }) => id);
  // Runs the job directly; its schedule is tested elsewhere.
  const sweep = () => sweepUploads(world.deps).run(undefined, new AbortController().signal);
  world.clock.advance(86_400 - 10);
  await sweep();
  expect(await there()).toEqual([left.file_id, put.file_id]);
  world.clock.advance(20);
  await sweep();
  expect(await there()).toEqual([put.file_id]);
});

test.for([
  ['few', 3_000],
  ['many', 400_000],
] as const)(
  '%s bytes that were stored but never used are deleted after a day; others stay',
  async ([, size], { world }) => {
    const { deps, clock } = world;
    const [lost, used, again] = [randomBytes(size), randomBytes(size), randomBytes(size)];
    const [lostHash, usedHash, againHash] = [
      await storeBytes(deps, lost),
      await storeBytes(deps, used),
      await storeBytes(deps, again),
    ];
    await transaction(deps, null, (tx) =>
      attachStoredFiles(tx, [{ sha256: usedHash, size, name: 'a.bin', type: 'application/octet-stream' }], {
        model: 'notice',
        object_id: 1,
      }),
    );
    const there = async () => {
      const rows = await deps.db
        .selectFrom('blobs')
        .select('sha256')
        .where('sha256', 'in', [lostHash, usedHash, againHash])
        .execute();
      return rows.map(({ sha256 }) => sha256).sort();
    };
    const sweep = () => sweepUploads(deps).run(undefined, new AbortController().signal);
    clock.advance(86_400 - 10);
    await storeBytes(deps, again);
    await sweep();
    expect(await there()).toEqual([lostHash, usedHash, againHash].sort());
    clock.advance(20);
    await sweep();
    expect(await there()).toEqual([usedHash, againHash].sort());
    clock.advance(86_400);
    await sweep();
    expect(await there()).toEqual([usedHash]);
  },
);
