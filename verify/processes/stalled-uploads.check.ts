import { expect, onTestFinished, test } from 'vitest';
import { messages } from '#core/messages.ts';
import { JWT_SECRET, launchReady, makeStore, openStore } from '#tests/processes/server-process.ts';
import { beginBody, beginUpload, memoryOf, type SlowBody, uploadEnd } from '#tests/samples/slow-body.ts';
import { newAgent } from '../people.ts';

const MB = 2 ** 20;

/** Starts a process with logged-in accounts. */
async function begin(count: number, settings: Record<string, string> = {}) {
  const store = { ...(await makeStore()), JWT_SECRET };
  const { db, close } = await openStore(store);
  const accounts: string[] = [];
  for (let n = 0; n < count; n++) accounts.push(await newAgent(db));
  await close();
  return { server: await launchReady({ ...store, ...settings }), accounts };
}

/** Keeps sending slowly during the test, but fast enough to avoid the stall timeout. */
function drip(body: SlowBody): void {
  const timer = setInterval(() => void body.more(Buffer.alloc(32 * 1024, 0x61)), 200);
  onTestFinished(() => clearInterval(timer));
}

/** Sends a complete upload at once. */
async function wholeUpload(port: number, access: string, bytes: number): Promise<SlowBody> {
  const body = await beginUpload({ port, access }, { bytes, of: bytes });
  await body.more(uploadEnd);
  await expect.poll(body.status).not.toBe(0);
  return body;
}

test('a fourth concurrent upload of an account is 429, while uploads of other accounts succeed', async () => {
  const { server, accounts } = await begin(2);
  const [busy, other] = accounts as [string, string];
  const three = await Promise.all(
    [1, 2, 3].map(() => beginUpload({ port: server.port, access: busy }, { bytes: MB, of: 24 * MB })),
  );
  for (const body of three) drip(body);
  await Promise.all(three.map(({ sent }) => sent));
  // Authentication takes time: the three are accepted once a fourth is refused.
  const statuses: SlowBody[] = [];
  await expect
    .poll(async () => statuses[statuses.push(await wholeUpload(server.port, busy, 1000)) - 1]!.status())
    .toBe(429);
  expect(statuses.at(-1)!.heard()).toMatch(/retry-after: 10/i);
  expect(statuses.at(-1)!.heard()).toContain(messages.tooManyUploads);
  expect((await wholeUpload(server.port, other, MB)).status()).toBe(201);
  // A closed connection frees its slot.
  three[0]!.hangUp();
  await expect.poll(async () => (await wholeUpload(server.port, busy, 1000)).status()).toBe(201);
});

test('stalled bodies of any kind stay within the memory budget, and refusals have Retry-After', async () => {
  const { server, accounts } = await begin(12, { UPLOAD_MEMORY_MB: '80' });
  const { port, pid } = server;
  expect((await wholeUpload(port, accounts[0]!, 20 * MB)).status()).toBe(201);
  const before = memoryOf(pid);
  const raw = { path: '/notices/inbound/', type: 'message/rfc822', length: 35 * MB };
  const stalled = await Promise.all(
    accounts.flatMap((access) => [
      beginUpload({ port, access }, { bytes: 22 * MB, of: 24 * MB }),
      beginUpload({ port, access }, { bytes: 22 * MB, of: 24 * MB }),
      beginBody({ port, access, ...raw, first: Buffer.alloc(30 * MB, 0x61) }),
    ]),
  );
  await Promise.all(stalled.map(({ sent }) => sent));
  // 888 MB were sent. The margin is for uncollected garbage, which does not grow with what is sent.
  expect(memoryOf(pid) - before).toBeLessThan(80 + 300);
  const refused = stalled.find((one) => one.status() === 503);
  expect(refused?.heard()).toMatch(/retry-after: 10/i);
  expect(refused?.heard()).toContain(messages.tooBusy);
  expect(server.output.err).toBe('');
});

test('an unauthorized body is not read: authentication comes first', async () => {
  const { server } = await begin(0);
  const body = await beginUpload({ port: server.port, access: 'nobody' }, { bytes: MB, of: 24 * MB });
  await expect.poll(body.status).toBe(401);
});
