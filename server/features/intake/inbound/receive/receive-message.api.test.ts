import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { INBOUND_BYTES } from '#core/constants.ts';
import { receiveNotice } from '#core/contract/intake/notices.ts';
import { noticesOf, rawMessage, receive, someMessageId, takedown } from '#tests/world/intake.ts';
import type { Person } from '#tests/world/person.ts';
import { test as base, type World } from '#tests/world/world.ts';
import { dropBytes } from '../../../records/files/store/drop-file.ts';
import { stageBytes } from '../../../records/files/store/store-bytes.ts';
import { readStoredBytes } from '../../../records/files/store/stored-files.ts';
import { sweepUploads } from '../../../records/files/store/sweep-uploads.ts';
import { readInbound } from '../read-inbound.ts';

const test = base.extend<{ world: World }>({
  world: async ({ world }, use) => {
    await use(world);
    // Other tests must not process these messages.
    await world.deps.db.deleteFrom('jobs').where('name', '=', 'read-inbound').execute();
  },
});

const PATH = '/api/notices/inbound/';
const hand = (person: Person, payload: Buffer | string, type = 'message/rfc822') =>
  person.request({ method: 'POST', url: PATH, payload, headers: { 'content-type': type } });
const count = async ({ deps }: World, message_id: string) =>
  (await deps.db.selectFrom('inbound_messages').select('id').where('message_id', '=', message_id).execute()).length;
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const signal = new AbortController().signal;

describe('POST /notices/inbound/', () => {
  test('answers 202 for a new message, and 200 with its notices for a duplicate', async ({ world }) => {
    const superuser = await world.superuser();
    const message_id = someMessageId();
    const raw = rawMessage({ 'Message-ID': message_id });
    const first = await hand(superuser, raw);
    expect([first.statusCode, first.json()]).toEqual([202, { message_id, notices: [] }]);
    const again = await hand(superuser, raw, 'application/octet-stream');
    expect([again.statusCode, again.json()]).toEqual([200, { message_id, notices: [] }]);
    const { id } = await receive(world, raw);
    await readInbound(world.deps, async () => takedown([])).run({ inbound_id: id }, signal);
    const known = await hand(
      superuser,
      Buffer.concat([Buffer.from('Received: from elsewhere\r\n'), raw]),
      'text/plain',
    );
    expect([known.statusCode, known.json()]).toEqual([200, { message_id, notices: await noticesOf(world, id) }]);
    expect(known.json().notices).toHaveLength(1);
  });

  test('accepts the same Message-ID with another text as a new message', async ({ world }) => {
    const superuser = await world.superuser();
    const message_id = someMessageId();
    for (const body of ['One', 'Another']) {
      expect((await hand(superuser, rawMessage({ 'Message-ID': message_id }, body))).statusCode).toBe(202);
    }
    expect(await count(world, message_id)).toBe(2);
  });

  test('recognizes a duplicate without a Message-ID', async ({ world }) => {
    const superuser = await world.superuser();
    const raw = Buffer.from(`Subject: ${someMessageId()}\r\n\r\nText\r\n`);
    const answers = [await hand(superuser, raw), await hand(superuser, raw)];
    expect(answers.map((answer) => [answer.statusCode, answer.json().message_id])).toEqual([
      [202, null],
      [200, null],
    ]);
  });

  test('accepts bytes that are not a message, for a person to look at', async ({ world }) => {
    const superuser = await world.superuser();
    for (const payload of [Buffer.from([0, 255, 254]), '\r\n', 'x'.repeat(1000)]) {
      expect([200, 202]).toContain((await hand(superuser, payload)).statusCode);
    }
  });

  test('rejects an empty body with 400, other types with 415, too large with 413, and customers with 403', async ({
    world,
  }) => {
    const superuser = await world.superuser();
    expect((await hand(superuser, '')).statusCode).toBe(400);
    expect((await superuser.request({ method: 'POST', url: PATH })).statusCode).toBe(400);
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/html']) {
      expect([type, (await hand(superuser, '{}', type)).statusCode]).toEqual([type, 415]);
    }
    expect((await hand(superuser, Buffer.alloc(INBOUND_BYTES + 1, 'x'))).statusCode).toBe(413);
    expect((await hand(await world.user(), rawMessage())).statusCode).toBe(403);
    expect((await hand(world.visitor(), rawMessage())).statusCode).toBe(401);
  });

  test('declares message/rfc822 in the contract', () =>
    expect(receiveNotice.rawBody?.types).toContain('message/rfc822'));
});

describe('concurrent duplicates', () => {
  test.for([
    ['short', 10],
    ['long', 700_000],
  ] as const)('of a %s message are stored once', async ([, length], { world }) => {
    const message_id = someMessageId();
    const raw = rawMessage({ 'Message-ID': message_id }, 'x'.repeat(length));
    const receipts = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        receive(world, Buffer.concat([Buffer.from(`Received: by ${n}.example.com\r\n`), raw])),
      ),
    );
    expect(receipts.filter(({ is_repeat }) => !is_repeat)).toHaveLength(1);
    expect(await count(world, message_id)).toBe(1);
    const jobs = await world.deps.db
      .selectFrom('jobs')
      .select('id')
      .where('key', '=', `inbound:${receipts[0]!.id}`)
      .execute();
    expect(jobs).toHaveLength(1);
    const staged = await world.deps.db
      .selectFrom('blobs')
      .select('sha256')
      .where('staged_date', 'is not', null)
      .execute();
    expect(staged).toEqual([]);
  });
});

describe('the bytes of a message', () => {
  test('stay when a file with the same bytes is deleted', async ({ world }) => {
    const raw = rawMessage();
    await receive(world, raw);
    await dropBytes(world.deps).run({ sha256: sha(raw) }, signal);
    expect((await readStoredBytes(world.deps.db, { sha256: sha(raw), size: raw.length })).equals(raw)).toBe(true);
  });

  test('are deleted after a day if the upload was never finished', async ({ world }) => {
    const { db } = world.deps;
    await stageBytes(world.deps, Buffer.alloc(1_200_000, 'half a message'));
    const left = () => db.selectFrom('blobs').select('sha256').where('staged_date', 'is not', null).execute();
    await sweepUploads(world.deps).run({}, signal);
    expect(await left()).toHaveLength(1);
    world.clock.advance(86_401);
    await sweepUploads(world.deps).run({}, signal);
    expect(await left()).toEqual([]);
  });
});
