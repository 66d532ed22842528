import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { UPLOAD_BYTES } from '#core/constants.ts';
import { getProfile, getUser } from '#core/contract/records/users.ts';
import { messages } from '#core/messages.ts';
import type { Person } from '#tests/world/person.ts';
import { test } from '#tests/world/world.ts';

/** The signature of each format, followed by random bytes to make the file unique. */
const SIGNATURES = { png: '89504e470d0a1a0a', jpeg: 'ffd8ffe0', webp: '524946460000000057454250', gif: '474946383961' };
const picture = (kind: keyof typeof SIGNATURES, size = 64) =>
  Buffer.concat([Buffer.from(SIGNATURES[kind], 'hex'), randomBytes(size)]);

function upload(person: Person, name: string, bytes: Buffer, field = 'image', type = 'image/png') {
  const boundary = `----${randomBytes(8).toString('hex')}`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return person.request({
    method: 'POST',
    url: '/api/users/profile-image/',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

for (const [name, kind, type] of [
  ['me.png', 'png', 'image/png'],
  ['ME.JPG', 'jpeg', 'image/jpeg'],
  ['me.jpeg', 'jpeg', 'image/jpeg'],
  ['me.webp', 'webp', 'image/webp'],
] as const) {
  test(`${name} is accepted and served as ${type}`, async ({ world }) => {
    const person = await world.user();
    const bytes = picture(kind);
    const response = await upload(person, name, bytes, 'image', 'application/octet-stream');
    expect(response.statusCode).toBe(201);
    const { image } = response.json();
    expect(response.json()).toEqual({
      image: { id: expect.any(Number), file: expect.stringMatching(/^\/pictures\//) },
    });
    expect((await person.call(getUser, { params: person })).info).toEqual({ image });
    expect((await person.call(getProfile, {})).result.info).toEqual([{ image }]);
    const shown = await world.visitor().request({ method: 'GET', url: image.file });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect(shown.rawPayload.equals(bytes)).toBe(true);
  });
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const invalidPictures: readonly [what: string, name: string, bytes: Buffer][] = [
  ['an SVG', 'me.svg', svg],
  ['an SVG named as PNG', 'me.png', svg],
  ['an HTML page named as JPEG', 'me.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', 'me.gif', picture('gif')],
  ['a PNG named as JPEG', 'me.jpg', picture('png')],
  ['a PNG named as HTML', 'me.html', picture('png')],
  ['a PNG without an extension', 'png', picture('png')],
  ['a WAV file named as WebP', 'me.webp', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
];

for (const [what, name, bytes] of invalidPictures) {
  test(`${what} is rejected`, async ({ world }) => {
    const person = await world.user();
    const response = await upload(person, name, bytes);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: messages.pictureType, image: [messages.pictureType] });
    expect((await person.call(getUser, { params: person })).info.image).toBeNull();
  });
}

test('a missing picture, an empty one and one in another field are rejected as missing', async ({ world }) => {
  const person = await world.user();
  for (const response of [
    await upload(person, 'me.png', Buffer.alloc(0)),
    await upload(person, 'me.png', picture('png'), 'file'),
  ]) {
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ image: [messages.pictureRequired] });
  }
});

test('a body that is not multipart, or is malformed, is rejected', async ({ world }) => {
  const person = await world.user();
  const url = '/api/users/profile-image/';
  expect((await person.request({ method: 'POST', url, payload: { image: 'x' } })).statusCode).toBe(415);
  expect((await person.request({ method: 'POST', url })).statusCode).toBe(415);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const broken = await person.request({ method: 'POST', url, headers, payload: '--x\r\nContent-Dispo' });
  expect(broken.statusCode).toBe(400);
});

test('a picture of several megabytes is stored completely; one that is too large is rejected', async ({ world }) => {
  const person = await world.user();
  const large = picture('png', 3 * 1024 * 1024);
  const { image } = (await upload(person, 'large.png', large)).json();
  const shown = await world.visitor().request({ method: 'GET', url: image.file });
  expect(shown.rawPayload.equals(large)).toBe(true);
  const huge = Buffer.concat([Buffer.from(SIGNATURES.png, 'hex'), Buffer.alloc(UPLOAD_BYTES)]);
  const refused = await upload(person, 'huge.png', huge);
  expect([refused.statusCode, refused.json()]).toEqual([413, { message: messages.tooLarge }]);
  expect((await person.call(getUser, { params: person })).info).toEqual({ image });
});

test('a replaced picture is deleted', async ({ world }) => {
  const person = await world.user();
  const old = (await upload(person, 'old.png', picture('png'))).json().image;
  const next = (await upload(person, 'new.png', picture('png'))).json().image;
  expect((await world.visitor().request({ method: 'GET', url: old.file })).statusCode).toBe(404);
  expect((await world.visitor().request({ method: 'GET', url: next.file })).statusCode).toBe(200);
  expect(await world.deps.db.selectFrom('files').select('id').where('id', '=', old.id).execute()).toEqual([]);
});

test('the picture is deleted with its user', async ({ world }) => {
  const person = await world.user();
  const { image } = (await upload(person, 'me.png', picture('png'))).json();
  const url = `/api/users/${person.id}/delete/`;
  await person.request({ method: 'DELETE', url, payload: { confirm: 'delete' } });
  expect((await world.visitor().request({ method: 'GET', url: image.file })).statusCode).toBe(404);
});

test('pictures replaced concurrently stay intact and leave no orphaned bytes', async ({ world }) => {
  const people = await Promise.all([1, 2, 3, 4].map(() => world.user()));
  const pictures = [picture('png'), picture('png')];
  for (const round of [0, 1, 2, 3, 4]) {
    const answers = await Promise.all(people.map((one, i) => upload(one, 'me.png', pictures[(i + round) % 2]!)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  }
  for (const [i, person] of people.entries()) {
    const { image } = (await person.call(getUser, { params: person })).info;
    const shown = await world.visitor().request({ method: 'GET', url: image!.file });
    expect(shown.rawPayload.equals(pictures[i % 2]!)).toBe(true);
  }
  await Promise.all(people.map((person) => upload(person, 'last.png', picture('png'))));
  await world.work();
  for (const bytes of pictures) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(await world.deps.db.selectFrom('blobs').select('size').where('sha256', '=', sha256).execute()).toEqual([]);
  }
});
