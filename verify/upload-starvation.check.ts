import { describe, expect, onTestFinished, test } from 'vitest';
import { JWT_SECRET, launchReady, makeStore, openStore } from '#tests/processes/server-process.ts';
import { multipart } from '#tests/samples/multipart.ts';
import { beginBody, beginUpload, memoryOf, type SlowBody } from '#tests/samples/slow-body.ts';
import { figure } from './figure.ts';
import { newAgent } from './people.ts';

const MB = 2 ** 20;
const BUDGET_MB = 96;
/** Uncollected garbage, which does not grow with the more than 1,000 MB sent. */
const SLACK_MB = 300;
const ACCOUNTS = 16;
const EACH = 3;

async function upload(port: number, access: string, bytes: number): Promise<number> {
  const { payload, headers } = multipart({ field: 'files', file: 'scan.pdf', bytes: Buffer.alloc(bytes, 0x62) });
  const all = { ...headers, authorization: `JWT ${access}` };
  const answer = await fetch(`http://127.0.0.1:${port}/api/upload/`, {
    method: 'POST',
    headers: all,
    body: new Uint8Array(payload),
  });
  await answer.arrayBuffer();
  return answer.status;
}

describe('stalled uploads', () => {
  test('stay within their memory budget, block no one else, and time out', async () => {
    const store = { ...(await makeStore()), JWT_SECRET };
    const { db, close } = await openStore(store);
    const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => newAgent(db)));
    const [honest, next, third] = [await newAgent(db), await newAgent(db), await newAgent(db)];
    await close();
    const { pid, port } = await launchReady({ ...store, UPLOAD_MEMORY_MB: String(BUDGET_MB) });
    expect(await upload(port, honest, 20 * MB)).toBe(201);
    const before = memoryOf(pid);

    // Stalled uploads of several accounts, messages over HTTP and anonymous forms.
    const begun = accounts.flatMap((access, n) => [
      ...Array.from({ length: EACH }, () => beginUpload({ port, access }, { bytes: 22 * MB, of: 24 * MB })),
      beginBody({ port, access, path: '/orders/1/domains/', length: 5 * MB, first: Buffer.alloc(4 * MB, 0x20) }),
      beginBody({ port, path: '/api-auth/', length: MB, first: Buffer.alloc(MB - 1 - n, 0x20) }),
    ]);
    const stalled: SlowBody[] = await Promise.all(begun);
    await Promise.all(stalled.map(({ sent }) => sent));
    const grown = () => Math.round(memoryOf(pid) - before);
    let peak = 0;
    const measure = setInterval(() => {
      peak = Math.max(peak, grown());
    }, 100);
    onTestFinished(() => clearInterval(measure));

    // A well-behaved client gets through meanwhile, retrying when told to.
    await expect.poll(() => upload(port, honest, 20 * MB), { interval: 1_000 }).toBe(201);
    expect(stalled.some((one) => !one.isClosed())).toBe(true);
    clearInterval(measure);
    expect(peak, 'growth in MB').toBeLessThan(BUDGET_MB + SLACK_MB);

    const isOver = (one: SlowBody) => one.isClosed() || one.status() !== 0;
    await expect.poll(() => stalled.every(isOver)).toBe(true);
    const counts: Record<number, number> = {};
    for (const one of stalled) counts[one.status()] = (counts[one.status()] ?? 0) + 1;
    expect(
      Object.keys(counts).every((status) => ['408', '429', '503'].includes(status)),
      JSON.stringify(counts),
    ).toBe(true);
    for (const one of stalled) one.hangUp();
    // The memory was released: the budget holds four such uploads.
    const after = [honest, next, next, third].map((access) => upload(port, access, 22 * MB));
    expect(await Promise.all(after)).toEqual([201, 201, 201, 201]);

    const said = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
    figure(
      `${stalled.length} stalled bodies of ${ACCOUNTS} accounts: ${said.join(', ')}; memory grew by ${peak} MB with a budget of ${BUDGET_MB} MB`,
    );
  });
});
