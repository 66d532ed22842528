import { createHash } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { INBOUND_BYTES } from '#core/constants.ts';
import { buildApp } from '#server/app/app.ts';
import { readStoredBytes } from '#server/features/records/files/store/stored-files.ts';
import { rawMessage, receive } from '#tests/world/intake.ts';
import { test } from '#tests/world/world.ts';

test('a message of 35 MB is accepted and kept byte for byte, and one of 36 MB is rejected with 413, over a real connection', async ({
  world,
}) => {
  const superuser = await world.superuser();
  const app = await buildApp(world.deps, new URL('./no-web-client/', import.meta.url));
  onTestFinished(() => app.close());
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const post = (body: Buffer) => {
    const headers = { authorization: `JWT ${superuser.access}`, 'content-type': 'message/rfc822' };
    return fetch(`${address}/api/notices/inbound/`, { method: 'POST', headers, body: new Uint8Array(body) });
  };
  const head = rawMessage({}, '');
  const large = Buffer.concat([head, Buffer.alloc(INBOUND_BYTES - head.length, `${'x'.repeat(62)}\r\n`)]);
  expect((await post(Buffer.concat([large, Buffer.alloc(1024 * 1024)]))).status).toBe(413);
  expect((await post(large)).status).toBe(202);
  const { id } = await receive(world, large);
  const { sha256 } = await world.deps.db
    .selectFrom('inbound_messages')
    .select('sha256')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(sha256).toBe(createHash('sha256').update(large).digest('hex'));
  expect((await readStoredBytes(world.deps.db, { sha256, size: large.length })).equals(large)).toBe(true);
});
