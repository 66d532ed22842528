import { describe, expect } from 'vitest';
import { messages } from '#core/messages.ts';
import { startSheetThreads, starvingSheets } from '#tests/samples/hostile-sheets.ts';
import { multipart } from '#tests/samples/multipart.ts';
import type { Person } from '#tests/world/person.ts';
import { test } from '#tests/world/world.ts';

const send = (person: Person, file: string, bytes: Buffer | string) =>
  person.request({ method: 'POST', url: '/api/domains/upload/', ...multipart({ field: 'files', file, bytes }) });

/** CPU seconds of this process and its threads. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const VALID_SHEET = Array.from(
  { length: 10_000 },
  (_, n) => `quay-${n}.${process.pid}-turns.com,n${n}@example.com`,
).join('\n');

/** Many sheets are read in sequence, possibly on a busy machine. */
const LONG_TIMEOUT = { timeout: 300_000 };

describe('a sheet with very many small parts', LONG_TIMEOUT, () => {
  test('is rejected before it is parsed, at the cost of reading its bytes', async ({ world }) => {
    const owner = await world.user();
    await send(owner, 'a.csv', 'quay.com');
    const baseline = await costOf(() => send(owner, 'a.csv', VALID_SHEET));
    for (const { name, file, bytes, isTooLong } of starvingSheets()) {
      let answer: unknown;
      const cost = await costOf(async () => {
        const { statusCode, body } = await send(owner, file, bytes);
        answer = [statusCode, JSON.parse(body).message];
      });
      expect(answer, name).toEqual([400, isTooLong ? messages.sheetTooLong : messages.sheetUnreadable]);
      expect(cost / baseline, `${name}: times the cost of 10,000 rows`).toBeLessThan(2);
    }
  });

  test('is read if the extra parts are blank rows', async ({ world }) => {
    const { statusCode, body } = await send(await world.user(), 'a.csv', VALID_SHEET.replaceAll('\n', '\n\n'));
    expect([statusCode, JSON.parse(body).domains.length]).toEqual([200, 10_000]);
  });
});

test(
  'sheets of one account are read one at a time, so that another account’s is not delayed',
  LONG_TIMEOUT,
  async ({ world }) => {
    const [greedy, other] = [await world.user(), await world.user()];
    await startSheetThreads();
    let answered = 0;
    // The maximum number of concurrent uploads per account.
    const flood = Array.from({ length: 3 }, async () => {
      await send(greedy, 'a.csv', VALID_SHEET);
      answered++;
    });
    const { statusCode } = await send(other, 'a.csv', 'quay-of-another.com');
    const before = answered;
    await Promise.all(flood);
    expect(statusCode).toBe(200);
    expect(before, 'sheets of the first that were read before').toBeLessThan(2);
  },
);
